import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import type { Rehearsal } from '@anew/contracts/coaching/rehearsal';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { someone } from '@anew/service-testkit/actors';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { FakeProvider } from '@anew/testkit/fake-provider';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CoachAlone } from './coach-alone.js';
import { zoneAt } from './zone-at.js';

const SHARP = 'You always pick them up late. Can you be there at 5 on Friday? Canary.';

let coach: CoachAlone;
let provider: FakeProvider;
let person: Actor;

beforeAll(async () => {
  provider = await FakeProvider.start();
  coach = await CoachAlone.start(provider.env('anthropic'));
});

beforeEach(() => {
  person = someone({ timeZone: zoneAt(12) });
});

afterEach(() => provider.forget());

afterAll(async () => {
  await coach.stop();
  await provider.stop();
});

const rehearse = (message: string, who = person): Promise<Rehearsal> =>
  coach.service.ask(coachingRpc.rehearsals.rehearse, who, { message, recipient: 'co-parent' });

/** Number of rows in each table that the coach could keep something in. */
async function rows(): Promise<unknown> {
  const tables = ['conversations', 'messages', 'outbox', 'idempotency_keys'];
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`);
  return (await coach.database.query(`SELECT ${counts.join(', ')}`))[0];
}

describe('a message that is rehearsed', () => {
  it('is read, and gets shorter in its writer’s own words', async () => {
    expect(await rehearse(SHARP)).toMatchObject({
      kind: 'reading',
      landings: [{ kind: 'absolutes', quotes: ['You always pick them up late.'] }],
      shorter: 'You pick them up late. Can you be there at 5 on Friday? Canary.',
      sleepOn: expect.stringMatching(/^I took a night/),
    });
  });

  it('says that it is late by the writer’s own clock', async () => {
    const reading = await rehearse(SHARP, { ...person, timeZone: zoneAt(0) });
    expect(reading).toMatchObject({ landings: [{ kind: 'absolutes' }, { kind: 'late' }] });
  });

  it('is kept in no row and no event, and nobody but its provider gets it', async () => {
    const before = await rows();
    await rehearse(SHARP, { ...person, idempotencyKey: randomUUID() });
    await rehearse('You choked me last night. Canary.');
    expect(await rows()).toEqual(before);
    expect(provider.requests).toEqual([]);
    expect(provider.judgements.map(({ turns }) => turns)).toEqual([
      [{ role: 'user', content: expect.stringContaining(SHARP) }],
    ]);
  });

  it('is refused for a fault of its own', async () => {
    const refused = await refusalOf(rehearse(' \n '));
    expect(refused).toMatchObject({ kind: 'invalid', code: 'validation_failed' });
    expect(refused.details.fields?.map(({ field }) => field)).toEqual(['message']);
    expect(provider.judgements).toEqual([]);
  });
});

describe('a message with danger in it', () => {
  it('gets the fixed answer, with the number to call', async () => {
    expect(await rehearse('You hit me again and I am afraid of you.')).toEqual({
      kind: 'no-reading',
      text: expect.stringContaining('I believe you.'),
      call: '1-800-799-7233',
    });
  });

  it('gets the answer for people who may harm somebody when it threatens', async () => {
    expect(await rehearse("I know where you live. I'll make you pay.")).toMatchObject({
      text: expect.stringContaining('Stop and make distance'),
    });
  });

  it('is not sharpened when it threatens with the children, or watches', async () => {
    for (const message of [
      'You will never see the kids again.',
      'I went through your phone. Who are you with?',
    ])
      expect(await rehearse(message)).toEqual({
        kind: 'no-reading',
        text: expect.stringMatching(/^I won’t help with this one/),
      });
  });

  it('has the numbers below where the check only doubts', async () => {
    expect(await rehearse("I'm scared of how you talk to me when you drink.")).toMatchObject({
      kind: 'reading',
      notSafe: expect.stringContaining('988'),
    });
  });

  it('in Spanish, says that it reads English for now', async () => {
    expect(await rehearse('¿Puedes recoger a los niños el viernes a las cinco, por favor?')).toEqual({
      kind: 'no-reading',
      text: expect.stringMatching(/en inglés/),
    });
  });
});
