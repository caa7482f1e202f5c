import type { Member, User } from '@anew/contracts/identity/views';
import {
  HIDDEN,
  jpeg,
  jpegOfATelephone,
  jpegOfBytes,
  jpegThatClaims,
  jpegThatIsAPage,
  noise,
  picture,
} from '@anew/pictures/testing/pictures';
import { eventually } from '@anew/testkit/eventually';
import { exportOf } from '@anew/testkit/life';
import { connectNats } from '@anew/testkit/nats';
import { couple, PASSWORD, Person, refusal, type SignedUp, signUp, single } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { issueTicket } from '../src/pictures/upload-ticket.rules.js';
import type { MailServer } from './mail-server.js';
import { systemWithMail } from './system-with-mail.js';
import { giveAvatar, look, NOBODYS_PICTURE, putBytes, uploadUrl } from './uploads.js';

const MB = 1024 * 1024;
/** Secret of every system that the testkit starts. */
const SIGNING_SECRET = Buffer.alloc(32, 7);

let mail: MailServer;
let system: SharedSystem;
let me: SignedUp;
let partner: SignedUp;

beforeAll(async () => {
  ({ mail, system } = await systemWithMail());
  [me, partner] = await couple(system.origin);
});

afterAll(() => mail.stop());

const put = async (bytes: Buffer, type?: string) =>
  putBytes(system.origin, await uploadUrl(me), new Uint8Array(bytes), type);

describe('a profile', () => {
  const change = (person: Person, body: unknown) => person.put<User>('/api/profile/update', body);

  it('changes where it is told to, and nowhere else', async () => {
    const person = await signUp(system.origin, { firstName: 'Ada', lastName: 'Lovelace' });
    const { body: before } = await person.get<User>('/api/auth/user');
    const { body: after } = await change(person, { firstName: '  Augusta  ' });
    expect(after).toEqual({ ...before, firstName: 'Augusta', updatedAt: after.updatedAt });
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect((await person.get('/api/auth/user')).body).toEqual(after);

    const renamed = await change(person, { lastName: '' });
    expect(renamed.body).toMatchObject({ firstName: 'Augusta', lastName: null });
  });

  it.each<[unknown, string]>([
    [{}, 'nothing_to_change'],
    [{ firstName: 'x'.repeat(81) }, 'validation_failed'],
    [{ firstName: 7 }, 'validation_failed'],
    [{ email: 'not an address' }, 'validation_failed'],
    [{ email: '' }, 'validation_failed'],
    [{ email: null }, 'validation_failed'],
    [{ id: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b' }, 'validation_failed'],
    [{ avatarUrl: '/elsewhere.jpg' }, 'validation_failed'],
    [[], 'validation_failed'],
  ])('refuses %j: %s', async (body, code) => {
    const { body: before } = await me.get('/api/auth/user');
    expect(await refusal(change(me, body))).toMatchObject({ status: 400, code });
    expect((await me.get('/api/auth/user')).body).toEqual(before);
  });

  it('never takes the address of somebody else', async () => {
    const email = partner.user.email.toUpperCase();
    const answer = await refusal(change(me, { email, firstName: 'Changed', currentPassword: PASSWORD }));
    expect(answer).toMatchObject({ status: 409, code: 'email_taken', errors: [{ field: 'email' }] });
    expect((await me.get<User>('/api/auth/user')).body).toMatchObject({
      email: me.user.email,
      firstName: null,
    });
    expect((await change(me, { email: me.user.email })).status).toBe(200);
  });
});

describe('a picture that is uploaded', () => {
  it('becomes the avatar, which both partners see', async () => {
    const url = await giveAvatar(me);
    const { body: user } = await me.get<User>('/api/auth/user');
    expect(user).toMatchObject({ avatarUrl: url, profileImageUrl: url });
    const { body: members } = await partner.get<Member[]>('/api/couples/members');
    expect(members.find(({ userId }) => userId === me.user.id)).toMatchObject({ avatarUrl: url });

    for (const reader of [me, partner]) {
      const { response, bytes } = await look(reader, url);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    }
  });

  it('is announced to the couple as soon as it is the avatar', async () => {
    const [owner, operator] = await Promise.all([single(system.origin), connectNats(system.nats.url)]);
    const heard: string[] = [];
    operator.subscribe(`live.*.${owner.couple.id}`, {
      callback: (_, { subject }) => void heard.push(subject),
    });
    await operator.flush();
    await giveAvatar(owner);
    await eventually('the avatar to be announced', () => (heard.length > 0 ? true : undefined));
    await operator.close();
    expect(heard).toEqual([`live.member.${owner.couple.id}`]);
  });

  it('is for nobody else, and a stranger learns not even that it is there', async () => {
    const url = await giveAvatar(me);
    const stranger = await signUp(system.origin);
    const hidden = await refusal(stranger.get(url));
    const absent = await refusal(stranger.get(NOBODYS_PICTURE));
    expect(hidden).toEqual(absent);
    expect(hidden.status).toBe(404);
    expect((await new Person(system.origin).get(url)).status).toBe(401);
  });

  it('is seen by the partner only while it is the avatar', async () => {
    const { body: unchosen } = await putBytes(
      system.origin,
      await uploadUrl(me),
      new Uint8Array(await jpeg()),
    );
    const [first, second] = [await giveAvatar(me), await giveAvatar(me)];
    const seenBy = async (reader: Person) =>
      Promise.all([unchosen.url, first, second].map(async (url) => (await reader.get(url)).status));
    expect(await seenBy(partner)).toEqual([404, 404, 200]);
    expect(await seenBy(me)).toEqual([200, 200, 200]);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['was taken by a telephone', () => jpegOfATelephone(400, 300)],
    ['is a page, too', jpegThatIsAPage],
  ])('keeps none of what hides in it when it %s', async (_name, make) => {
    const { status, body } = await put(await make());
    expect(status).toBe(200);
    const { bytes } = await look(me, body.url);
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    expect(bytes.includes(HIDDEN)).toBe(false);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a PNG in disguise', () => picture(8, 8).png().toBuffer()],
    ['a page in disguise', () => Promise.resolve(Buffer.from('<script>alert(1)</script>'))],
    ['half a JPEG', async () => (await jpeg(400, 300)).subarray(0, 700)],
    ['one byte', () => Promise.resolve(Buffer.from([0xff]))],
    ['nothing', () => Promise.resolve(Buffer.alloc(0))],
    ['a small file that claims to be huge', () => jpegThatClaims(60_000, 60_000)],
  ])('is refused when it is %s', async (_name, make) => {
    const { status, body } = await put(await make());
    expect({ status, code: body.code }).toMatchObject({ status: 415 });
  });

  it.each(['image/png', 'image/jpegs', 'text/html', 'application/octet-stream', 'application/json'])(
    'is refused as %s',
    async (type) => {
      const { status, body } = await put(await jpeg(), type);
      expect({ status, code: body.code }).toEqual({ status: 415, code: 'unsupported_type' });
    },
  );

  it('may have 5 MB and not a byte more', async () => {
    expect((await put(await jpegOfBytes(5 * MB))).status).toBe(200);
    for (const bytes of [5 * MB + 1, 12 * MB]) {
      const { status, body } = await put(await jpegOfBytes(bytes));
      expect({ status, code: body.code }).toEqual({ status: 413, code: 'too_large' });
    }
  });
});

describe('all pictures of a person', () => {
  it('are in the export, also when they are more than one message between services can hold', async () => {
    const person = await signUp(system.origin);
    const bytes = new Uint8Array(await noise());
    const urls: string[] = [];
    for (let count = 0; count < 34; count++)
      urls.push((await putBytes(system.origin, await uploadUrl(person), bytes)).body.url);

    const answer = await exportOf<{ account: { pictures: { url: string; data: string }[] } }>(person);
    expect(answer.status).toBe(200);
    const { pictures } = answer.body.account;
    expect(pictures.map(({ url }) => url)).toEqual(urls);
    expect(pictures.reduce((sum, { data }) => sum + data.length, 0)).toBeGreaterThan(8 * MB);
    const shown = (await look(person, urls[0]!)).bytes;
    expect(Buffer.from(pictures[0]!.data, 'base64')).toEqual(shown);
  });
});

describe('an upload’s address', () => {
  const good = async () => new Uint8Array(await jpeg());

  it('works without being signed in, for this one picture', async () => {
    const path = await uploadUrl(me);
    expect((await putBytes(system.origin, path, await good())).status).toBe(200);
    expect((await look(me, path.split('?')[0]!)).response.status).toBe(200);
  });

  it('takes one picture, which stays as it is', async () => {
    const path = await uploadUrl(me);
    const { body } = await putBytes(system.origin, path, await good());
    const { bytes } = await look(me, body.url);
    const other = new Uint8Array(await jpeg(32, 32));
    const again = await putBytes(system.origin, path, other);
    expect({ status: again.status, code: again.body.code }).toEqual({ status: 403, code: 'upload_expired' });
    expect((await look(me, body.url)).bytes).toEqual(bytes);
  });

  it('takes one of several pictures that come at the same moment', async () => {
    const path = await uploadUrl(me);
    const picture = await good();
    const answers = await Promise.all([1, 2, 3, 4].map(() => putBytes(system.origin, path, picture)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
  });

  it('takes a picture after something that was none', async () => {
    const path = await uploadUrl(me);
    expect((await putBytes(system.origin, path, new Uint8Array([0xff]))).status).toBe(415);
    expect((await putBytes(system.origin, path, await good())).status).toBe(200);
  });

  it('is refused when it was changed, belongs to another picture, or carries no ticket', async () => {
    const [path, ticket] = (await uploadUrl(me)).split('?ticket=') as [string, string];
    const [otherPath] = (await uploadUrl(me)).split('?') as [string];
    const [, expires, signature] = ticket.split('.');
    const forged = [
      `${otherPath}?ticket=${ticket}`,
      `${path}?ticket=${partner.user.id}.${expires}.${signature}`,
      `${path}?ticket=${me.user.id}.${Number(expires) + 60_000}.${signature}`,
      `${path}?ticket=${me.user.id}.${expires}.${'A'.repeat(43)}`,
      `${path}?ticket=`,
      path,
    ];
    for (const address of forged) {
      const { status, body } = await putBytes(system.origin, address, await good());
      expect({ address, status, code: body.code }).toEqual({ address, status: 403, code: 'upload_expired' });
    }
    expect((await look(me, path)).response.status).toBe(404);
    expect((await look(me, otherPath)).response.status).toBe(404);
  });

  it('is good for 15 minutes', async () => {
    const [path] = (await uploadUrl(me)).split('?') as [string];
    const upload = { id: path.split('/').at(-1)!, userId: me.user.id };
    const issuedAgo = (milliseconds: number) =>
      `${path}?ticket=${issueTicket(upload, SIGNING_SECRET, Date.now() - milliseconds)}`;
    expect(await putBytes(system.origin, issuedAgo(15 * 60_000), await good())).toMatchObject({
      status: 403,
      body: { code: 'upload_expired' },
    });
    expect((await putBytes(system.origin, issuedAgo(14 * 60_000), await good())).status).toBe(200);
  });

  it('is handed out to nobody who is not signed in', async () => {
    expect((await new Person(system.origin).post('/api/objects/upload')).status).toBe(401);
  });
});

describe('an avatar', () => {
  it.each<[string, () => Promise<string>]>([
    ['the partner’s picture', () => giveAvatar(partner)],
    ['a picture that was never uploaded', async () => (await uploadUrl(me)).split('?')[0]!],
    ['something that only looks like a picture', () => Promise.resolve(`/api/objects/${'-'.repeat(36)}`)],
    ['a picture of another site', () => Promise.resolve('https://elsewhere.example/me.jpg')],
    ['a script', () => Promise.resolve('javascript:alert(1)')],
  ])('cannot be %s', async (_name, make) => {
    const before = (await me.get<User>('/api/auth/user')).body;
    const answer = await refusal(me.put('/api/profile/avatar', { avatarURL: await make() }));
    expect(answer).toMatchObject({ status: 404, code: 'not_found' });
    expect((await me.get<User>('/api/auth/user')).body).toEqual(before);
  });

  it('is named by its address on this origin, even when it was given with another', async () => {
    const { body } = await put(await jpeg());
    const given = `https://elsewhere.example${body.url}?ticket=x`;
    const user = await me.expectOk(me.put<User>('/api/profile/avatar', { avatarURL: given }));
    expect(user.avatarUrl).toBe(body.url);
  });
});
