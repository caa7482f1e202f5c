import type { Member } from '@anew/contracts/identity/views';
import type { JournalEntry } from '@anew/contracts/journal/views';
import { connectNats } from '@anew/testkit/nats';
import { couple, PASSWORD, Person, refusal, signUp, single } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import type { AddedGateway } from '@anew/testkit/system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  appreciate,
  change,
  completeActivity,
  FENCE,
  fence,
  leave,
  submit,
  tick,
  write,
} from './live-changes.js';
import { LiveListener, type Two } from './live-listener.js';
import { partnerDoesNotHear } from './live-silence.cases.js';

let system: SharedSystem;
let other: AddedGateway;
let elsewhere: string;
let operator: Awaited<ReturnType<typeof connectNats>>;

beforeAll(async () => {
  system = await sharedSystem();
  [other, operator] = await Promise.all([system.startGateway(), connectNats(system.nats.url)]);
  elsewhere = other.origin;
});

afterAll(async () => {
  await operator.close();
  await system.endGateway(other);
});

async function two(): Promise<Two> {
  const [me, partner] = await couple(system.origin);
  return { me, partner, theirs: await LiveListener.open(partner, elsewhere) };
}

/**
 * Milliseconds that a second may last on a machine on which a call took so long. Unless it is busy, a call takes some
 * hundredths of a second.
 */
const inASecond = (callMs: number) => Math.max(1_000, 4 * callMs);

describe('the live stream', () => {
  it('is refused to whoever is signed out or has no couple', async () => {
    expect(await refusal(new Person(system.origin).get('/api/live'))).toMatchObject({
      status: 401,
      code: 'sign_in_required',
    });
    const alone = await signUp(system.origin);
    expect(await refusal(alone.get('/api/live'))).toMatchObject({ status: 403, code: 'couple_required' });
  });

  it('is neither stored nor buffered nor changed on its way', async () => {
    const { theirs } = await two();
    expect(Object.fromEntries(theirs.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(theirs.response.headers.get('content-encoding')).toBeNull();
  });

  it('answers HEAD with its headers alone', async () => {
    const me = await single(system.origin);
    const head = await me.open('HEAD', '/api/live', {});
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('the partner hears at another gateway', () => {
  it('of an appreciation, of a shared entry and its changes, of the activity, of a step and of a focus', async () => {
    const { me, theirs } = await two();
    await appreciate(me);
    await theirs.hears('appreciation');
    const entry = await write(me, 'shared');
    await change(me, entry, { content: 'A loud evening.' });
    await change(me, entry, { visibility: 'private' });
    await theirs.hears('appreciation', 'entry', 'entry', 'entry');
    theirs.forget();
    await me.expectOk(me.post('/api/activities/today/another'));
    await completeActivity(me);
    await tick(me);
    await fence(me);
    await me.expectOk(me.delete('/api/focuses/our-vision'));
    await theirs.hears('activity', 'activity', 'step', 'focus', 'focus');
  });

  it('within a second', async () => {
    const { me, theirs } = await two();
    const late: string[] = [];
    for (let turn = 0; turn < 20; turn++) {
      theirs.forget();
      const before = performance.now();
      await appreciate(me);
      const changed = performance.now();
      await theirs.hears('appreciation');
      const [changing, hearing] = [changed - before, performance.now() - changed];
      if (hearing > inASecond(changing)) late.push(`${hearing} ms after a change of ${changing} ms`);
    }
    expect(late.slice(1)).toEqual([]);
  });

  it('of a deleted entry that they could read', async () => {
    const { me, theirs } = await two();
    const entry = await write(me, 'shared');
    await me.expectOk(me.delete(`/api/journal/${entry.id}`));
    await theirs.hears('entry', 'entry');
  });

  it('of earlier texts that are opened to them', async () => {
    const me = await single(system.origin);
    await write(me, 'shared');
    await appreciate(me);
    const partner = await signUp(system.origin);
    await partner.expectOk(partner.post('/api/couples/join-invite', { inviteCode: me.couple.inviteCode }));
    const theirs = await LiveListener.open(partner, elsewhere);
    await me.expectOk(me.post('/api/sharing/decide', { partnerId: partner.user.id, choice: 'all' }));
    await theirs.hears('entry', 'appreciation');
  });

  it('of thanks and of a line back', async () => {
    const { me, partner, theirs } = await two();
    const { id } = await write(partner, 'shared');
    await me.expectOk(me.post(`/api/journal/${id}/thanks`));
    await me.expectOk(me.put(`/api/journal/${id}/reply`, { text: 'So did I.' }));
    await theirs.hears('entry', 'entry', 'entry');
    expect(await partner.expectOk(partner.get<JournalEntry[]>('/api/journal'))).toMatchObject([
      { id, thanked: true, reply: { text: 'So did I.' } },
    ]);
  });

  it('of an answer to the question and of a reply, and not of changes to what is sealed', async () => {
    const { me, partner, theirs } = await two();
    const { id } = await me.expectOk(me.get<{ id: string }>('/api/prompts/today'));
    const say = (person: Person, what: 'answer' | 'reply', text: string) =>
      person.expectOk(person.post(`/api/prompts/${id}/${what}`, { text }));
    await say(me, 'answer', 'The lake.');
    await say(me, 'answer', 'The lake in May.');
    await fence(me);
    await theirs.hears('question', FENCE);
    await say(partner, 'answer', 'The long way home.');
    await say(me, 'reply', 'I had forgotten that.');
    await theirs.hears('question', FENCE, 'question', 'question');
  });

  it('of a new name', async () => {
    const { me, partner, theirs } = await two();
    await me.expectOk(me.put('/api/profile/update', { firstName: 'Ada' }));
    await theirs.hears('member');
    const members = await partner.expectOk(partner.get<Member[]>('/api/couples/members'));
    expect(members.find(({ userId }) => userId === me.user.id)?.firstName).toBe('Ada');
  });

  it('of the results, and of nothing before them', async () => {
    const { me, partner, theirs } = await two();
    await submit(me);
    await fence(me);
    await theirs.hears(FENCE);
    await submit(partner);
    await theirs.hears(FENCE, 'results');
  });
});

partnerDoesNotHear(two);

describe('whoever waits hears', () => {
  it('that the partner has joined, and later that they have left', async () => {
    const me = await single(system.origin);
    const mine = await LiveListener.open(me, elsewhere);
    const partner = await signUp(system.origin);
    const inviteCode = me.couple.inviteCode;
    await partner.expectOk(partner.post('/api/couples/join-invite', { inviteCode }));
    await mine.hears('joined');
    await leave(partner);
    await mine.hears('joined', 'left');
    expect(mine.isOpen).toBe(true);
  });
});

describe('a stream ends within a second', () => {
  async function endsSoon(stream: LiveListener, happens: () => Promise<unknown>): Promise<void> {
    const before = performance.now();
    await happens();
    const since = performance.now();
    await stream.ends();
    expect(performance.now() - since).toBeLessThan(inASecond(since - before));
  }

  it('when its person leaves the couple, and nothing of the former partner arrives anymore', async () => {
    const { me, partner, theirs } = await two();
    await endsSoon(theirs, () => leave(partner));
    theirs.forget();
    await appreciate(me);
    await write(me, 'shared');
    expect(theirs.topics).toEqual([]);
    expect(await refusal(partner.get('/api/live'))).toMatchObject({ status: 403, code: 'couple_required' });
  });

  it('when its person signs out', async () => {
    const { partner, theirs } = await two();
    await endsSoon(theirs, () => partner.get('/api/logout'));
  });

  it('when its session is ended from elsewhere, and the others go on', async () => {
    const { partner, theirs } = await two();
    const phone = new Person(system.origin);
    await phone.expectOk(phone.post('/api/login', { email: partner.user.email, password: PASSWORD }));
    const onPhone = await LiveListener.open(phone);
    await endsSoon(theirs, () => phone.expectOk(phone.delete('/api/account/sessions')));
    expect(onPhone.isOpen).toBe(true);
  });
});

describe('announcements', () => {
  it('are harmless when repeated, unknown, malformed or for nobody', async () => {
    const { me, theirs } = await two();
    const { id } = await me.expectOk(me.get<{ id: string }>('/api/couples/current'));
    for (const subject of [
      `live.entry.${id}`,
      `live.entry.${id}`,
      `live.unheard-of.${id}`,
      'live.entry',
      'live.entry.nobody',
      'live.constructor.nobody',
    ])
      operator.publish(subject, 'not JSON');
    await operator.flush();
    await fence(me);
    await theirs.hears('entry', 'entry', FENCE);
  });
});

// This case comes last, because it ends the other gateway.
describe('a gateway that stops', () => {
  it('ends its streams, and clients hear on at another one', async () => {
    const { me, partner, theirs } = await two();
    const before = performance.now();
    const code = await system.endGateway(other, 'SIGTERM');
    await theirs.ends();
    // A stream that nobody ended would last until its token is ten minutes older.
    expect([code, performance.now() - before < 15_000]).toEqual([0, true]);
    const again = await LiveListener.open(partner);
    await fence(me);
    await again.hears(FENCE);
  });
});
