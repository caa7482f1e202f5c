import type { LiveTopic } from '@anew/contracts/live/views';
import { answers } from '@anew/testkit/life';
import { connectNats } from '@anew/testkit/nats';
import {
  couple,
  PASSWORD,
  Person,
  prove,
  refusal,
  type SignedUp,
  signUp,
  single,
} from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import type { AddedGateway } from '@anew/testkit/system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LiveListener } from './live-listener.js';

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

/** A couple, of whom one makes changes, and what the other hears at the other gateway. */
async function two() {
  const [me, partner] = await couple(system.origin);
  return { me, partner, theirs: await LiveListener.open(partner, elsewhere) };
}

const appreciate = (person: Person) =>
  person.expectOk(person.post('/api/appreciation', { appreciation: 'You made tea.', quality: 'Kindness' }));
const submit = (person: Person) =>
  person.expectOk(person.post('/api/assessment/submit', { responses: answers(0) }));

/** Both hear this change. One who has heard only this has not heard of anything that happened before it. */
const FENCE: LiveTopic = 'focus';
const fence = (person: Person) =>
  person.expectOk(person.post('/api/focuses', { moduleSlug: 'our-vision', priority: 'high' }));

async function leave(person: SignedUp): Promise<void> {
  await prove(person);
  await person.expectOk(person.post('/api/couples/leave', {}));
}

/**
 * Milliseconds that a second may last on a machine on which a call took so long. Unless it is busy, a call takes some
 * hundredths of a second.
 */
const inASecond = (callMs: number) => Math.max(1_000, 4 * callMs);

describe('the live stream', () => {
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

  it('of the results, and of nothing before them', async () => {
    const { me, partner, theirs } = await two();
    await submit(me);
    await fence(me);
    await theirs.hears(FENCE);
    await submit(partner);
    await theirs.hears(FENCE, 'results');
  });
});

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
    await fence(me);
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
