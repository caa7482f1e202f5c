import type { UpdateProfileDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { HIDDEN, jpeg, jpegOfATelephone, jpegOfBytes } from '@anew/pictures/testing/pictures';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { connectNats } from '@anew/testkit/nats';
import { TEST_SECRETS } from '@anew/testkit/processes';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { issueTicket } from '../src/pictures/upload-ticket.rules.js';
import { identity } from './identity-with-mail.js';
import { type Newcomer, newcomer, pair, PASSWORD } from './people-alone.js';
import * as alone from './pictures-alone.js';
import { idIn, urlOf } from './pictures-alone.js';
import { NOBODYS_PICTURE } from './uploads.js';

const MB = 1024 * 1024;
const ABSENT = { kind: 'not_found', code: 'not_found' };
const EXPIRED = { kind: 'forbidden', code: 'upload_expired' };
const NO_PICTURE = { kind: 'unsupported_type', code: 'not_a_picture' };

let me: Newcomer;
let partner: Newcomer;

beforeAll(async () => {
  [me, partner] = await pair(identity);
});

const uploadUrl = () => alone.uploadUrl(identity, me);
const check = (address: string) => alone.check(identity, address);
const put = (address: string, bytes?: Buffer) => alone.put(identity, address, bytes);
const setAvatar = (avatarURL: string) => alone.setAvatar(identity, me, avatarURL);
const giveAvatar = (person = me) => alone.giveAvatar(identity, person);
const look = (reader: Newcomer, address: string) => alone.look(identity, reader, address);
const profileOf = (person: Newcomer) => identity.ask(identityRpc.accounts.current, person, {});

describe('a profile', () => {
  const change = (person: Newcomer, input: UpdateProfileDto) =>
    identity.ask(identityRpc.accounts.update, person, input);

  it('changes where it is told to, and nowhere else', async () => {
    const ada = await newcomer(identity);
    await change(ada, { firstName: 'Ada', lastName: 'Lovelace' });
    await identity.database.query(
      "UPDATE users SET updated_at = updated_at - interval '1 second' WHERE id = $1",
      [ada.userId],
    );
    const before = await profileOf(ada);
    const after = await change(ada, { firstName: '  Augusta  ' });
    expect(after).toEqual({ ...before, firstName: 'Augusta', updatedAt: after.updatedAt });
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect(await profileOf(ada)).toEqual(after);

    expect(await change(ada, { lastName: '' })).toMatchObject({ firstName: 'Augusta', lastName: null });
  });

  it.each<[object, string]>([
    [{}, 'nothing_to_change'],
    [{ firstName: 'x'.repeat(81) }, 'validation_failed'],
    [{ firstName: 7 }, 'validation_failed'],
    [{ email: 'not an address' }, 'validation_failed'],
    [{ email: '' }, 'validation_failed'],
    [{ email: null }, 'validation_failed'],
    [{ id: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b' }, 'validation_failed'],
    [{ avatarUrl: '/elsewhere.jpg' }, 'validation_failed'],
  ])('refuses %j: %s', async (input, code) => {
    const before = await profileOf(me);
    expect(await refusalOf(change(me, input))).toMatchObject({ kind: 'invalid', code });
    expect(await profileOf(me)).toEqual(before);
  });

  it('never takes the address of somebody else', async () => {
    const taken = { email: partner.email.toUpperCase(), firstName: 'Changed', currentPassword: PASSWORD };
    expect(await refusalOf(change(me, taken))).toMatchObject({
      kind: 'conflict',
      code: 'email_taken',
      details: { fields: [{ field: 'email' }] },
    });
    expect(await profileOf(me)).toMatchObject({ email: me.email, firstName: null });
    expect(await change(me, { email: me.email })).toMatchObject({ email: me.email });
  });
});

describe('a picture that is uploaded', () => {
  it('becomes the avatar, which both partners see', async () => {
    const url = await giveAvatar();
    expect(await profileOf(me)).toMatchObject({ avatarUrl: url, profileImageUrl: url });
    const members = await identity.ask(identityRpc.couples.members, partner, {});
    expect(members.find(({ userId }) => userId === me.userId)).toMatchObject({ avatarUrl: url });
    for (const reader of [me, partner])
      expect((await sharp(await look(reader, url)).metadata()).format).toBe('jpeg');
  });

  it('is announced to the couple as soon as it is the avatar', async () => {
    const operator = await connectNats(identity.nats.url);
    const heard: string[] = [];
    operator.subscribe(`live.*.${me.coupleId}`, {
      callback: (_, { subject }) => void heard.push(subject),
    });
    await operator.flush();
    await giveAvatar();
    await eventually('the avatar to be announced', () => (heard.length > 0 ? true : undefined));
    await operator.close();
    expect(heard).toEqual([`live.member.${me.coupleId}`]);
  });

  it('is for nobody else, and a stranger learns not even that it is there', async () => {
    const url = await giveAvatar();
    const stranger = await newcomer(identity);
    const hidden = await refusalOf(look(stranger, url));
    expect(hidden).toMatchObject(ABSENT);
    expect(hidden).toEqual(await refusalOf(look(stranger, NOBODYS_PICTURE)));
  });

  it('is seen by the partner only while it is the avatar', async () => {
    const urls = [await put(await uploadUrl()), await giveAvatar(), await giveAvatar()];
    const [unchosen, replaced, avatar] = urls as [string, string, string];
    for (const url of [unchosen, replaced]) expect(await refusalOf(look(partner, url))).toMatchObject(ABSENT);
    expect(await look(partner, avatar)).not.toHaveLength(0);
    for (const url of urls) expect(await look(me, url)).not.toHaveLength(0);
  });

  it('is made anew, without what hides in it', async () => {
    const url = await put(await uploadUrl(), await jpegOfATelephone(400, 300));
    const bytes = await look(me, url);
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    expect(bytes.includes(HIDDEN)).toBe(false);
  });

  it('may have 5 MB and not a byte more', async () => {
    await put(await uploadUrl(), await jpegOfBytes(5 * MB));
    const tooLarge = put(await uploadUrl(), await jpegOfBytes(5 * MB + 1));
    expect(await refusalOf(tooLarge)).toMatchObject({ kind: 'too_large', code: 'too_large' });
  });
});

describe('an upload’s address', () => {
  it('takes one picture, which stays as it is', async () => {
    const address = await uploadUrl();
    expect(await check(address)).toBeNull();
    const url = await put(address);
    expect(url).toBe(urlOf(address));
    const bytes = await look(me, url);
    expect(await refusalOf(check(address))).toMatchObject(EXPIRED);
    expect(await refusalOf(put(address, await jpeg(32, 32)))).toMatchObject(EXPIRED);
    expect(await look(me, url)).toEqual(bytes);
  });

  it('takes one of several pictures that come at the same moment', async () => {
    const address = await uploadUrl();
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => put(address)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    expect(refused).toMatchObject([EXPIRED, EXPIRED, EXPIRED]);
  });

  it('takes a picture after something that was none', async () => {
    const address = await uploadUrl();
    for (const bytes of [Buffer.from([0xff]), Buffer.alloc(0)])
      expect(await refusalOf(put(address, bytes))).toMatchObject(NO_PICTURE);
    expect(await refusalOf(look(me, address))).toMatchObject(ABSENT);
    expect(await put(address)).toBe(urlOf(address));
  });

  it('is refused when it was changed, belongs to another picture, or carries no ticket', async () => {
    const [address, another] = [await uploadUrl(), await uploadUrl()];
    const ticket = address.split('?ticket=')[1]!;
    const [, expires, signature] = ticket.split('.');
    const forged = [
      `${urlOf(another)}?ticket=${ticket}`,
      `${urlOf(address)}?ticket=${partner.userId}.${expires}.${signature}`,
      urlOf(address),
    ];
    for (const each of forged)
      for (const ask of [check, put]) expect(await refusalOf(ask(each))).toMatchObject(EXPIRED);
    for (const each of [address, another]) expect(await refusalOf(look(me, each))).toMatchObject(ABSENT);
  });

  it('is good for 15 minutes', async () => {
    const url = urlOf(await uploadUrl());
    const secret = Buffer.from(TEST_SECRETS.OBJECT_SIGNING_SECRET, 'base64');
    const issuedAgo = (minutes: number) =>
      `${url}?ticket=${issueTicket({ id: idIn(url), userId: me.userId }, secret, Date.now() - minutes * 60_000)}`;
    for (const ask of [check, put]) expect(await refusalOf(ask(issuedAgo(15)))).toMatchObject(EXPIRED);
    expect(await check(issuedAgo(14))).toBeNull();
    expect(await put(issuedAgo(14))).toBe(url);
  });
});

describe('an avatar', () => {
  it.each<[string, () => Promise<string>]>([
    ['the partner’s picture', () => giveAvatar(partner)],
    ['a picture that was never uploaded', async () => urlOf(await uploadUrl())],
    ['a picture of another site', () => Promise.resolve('https://elsewhere.example/me.jpg')],
  ])('cannot be %s', async (_name, make) => {
    const before = await profileOf(me);
    expect(await refusalOf(setAvatar(await make()))).toMatchObject(ABSENT);
    expect(await profileOf(me)).toEqual(before);
  });

  it('is named by its address on this origin, even when it was given with another', async () => {
    const url = await put(await uploadUrl());
    const user = await setAvatar(`https://elsewhere.example${url}?ticket=x`);
    expect(user.avatarUrl).toBe(url);
  });
});
