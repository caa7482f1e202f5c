import type { Rehearsal } from '@anew/contracts/coaching/rehearsal';
import { Database } from '@anew/testkit/database';
import type { FakeProvider } from '@anew/testkit/fake-provider';
import { couple, Person, refusal, type SignedUp, signUp, single } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { coachSystem } from './coach-system.js';

const PATH = '/api/coaching/rehearsals';
const SHARP = 'You always pick them up late. Can you be there at 5 on Friday? Canary.';

let system: SharedSystem;
let provider: FakeProvider;
let database: Database;
let person: SignedUp;

beforeAll(async () => {
  ({ system, provider } = await coachSystem());
  database = new Database(system.postgres, 'coaching');
  [person] = await couple(system.origin);
}, 90_000);

afterAll(async () => {
  await provider.stop();
  await database.close();
});

const rehearse = (who: Person, message: unknown, recipient: unknown = 'co-parent', headers = {}) =>
  who.post<Rehearsal>(PATH, { message, recipient }, headers);
const ask = (message: string, headers = {}) =>
  person.expectOk(rehearse(person, message, 'co-parent', headers));

/** Number of rows in each table that the coach could keep something in. */
async function rows(): Promise<unknown> {
  const tables = ['conversations', 'messages', 'outbox', 'idempotency_keys'];
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`);
  return (await database.query(`SELECT ${counts.join(', ')}`))[0];
}

describe('a message that is rehearsed', () => {
  it('is read, and gets shorter in its writer’s own words', async () => {
    const reading = await ask(SHARP, { 'X-Time-Zone': zoneAtNoon() });
    expect(reading).toMatchObject({
      kind: 'reading',
      landings: [{ kind: 'absolutes', quotes: ['You always pick them up late.'] }],
      shorter: 'You pick them up late. Can you be there at 5 on Friday? Canary.',
      sleepOn: expect.stringMatching(/^I took a night/),
    });
  });

  it('says that it is late by the writer’s own clock', async () => {
    const reading = await ask(SHARP, { 'X-Time-Zone': zoneAtMidnight() });
    expect(JSON.stringify(reading)).toContain('"late"');
  });

  it('is kept nowhere: no row, no event, no line in a log; nobody but its provider gets it', async () => {
    const before = await rows();
    provider.forget();
    await ask(SHARP, { 'Idempotency-Key': crypto.randomUUID() });
    await ask('You choked me last night. Canary.');
    expect(await rows()).toEqual(before);
    expect(await system.output()).not.toContain('Canary');
    expect(provider.requests).toEqual([]);
    expect(provider.judgements.map(({ turns }) => turns)).toEqual([
      [{ role: 'user', content: expect.stringContaining(SHARP) }],
    ]);
  });
});

describe('a message with danger in it', () => {
  it('gets the fixed answer, with the number to call', async () => {
    expect(await ask('You hit me again and I am afraid of you.')).toEqual({
      kind: 'no-reading',
      text: expect.stringContaining('I believe you.'),
      call: '1-800-799-7233',
    });
  });

  it('gets the answer for people who may harm somebody when it threatens', async () => {
    const { text } = (await ask("I know where you live. I'll make you pay.")) as { text: string };
    expect(text).toContain('Stop and make distance');
  });

  it('is not sharpened when it threatens with the children, or watches', async () => {
    for (const message of [
      'You will never see the kids again.',
      'I went through your phone. Who are you with?',
    ])
      expect(await ask(message)).toEqual({
        kind: 'no-reading',
        text: expect.stringMatching(/^I won’t help with this one/),
      });
  });

  it('has the numbers below where the check only doubts', async () => {
    expect(await ask("I'm scared of how you talk to me when you drink.")).toMatchObject({
      kind: 'reading',
      notSafe: expect.stringContaining('988'),
    });
  });

  it('in Spanish, says that it reads English for now', async () => {
    expect(await ask('¿Puedes recoger a los niños el viernes a las cinco, por favor?')).toEqual({
      kind: 'no-reading',
      text: expect.stringMatching(/en inglés/),
    });
  });
});

describe('refuses', () => {
  it('people who are signed out, and people without a couple', async () => {
    expect(await refusal(rehearse(new Person(system.origin), SHARP))).toMatchObject({
      status: 401,
      needsLogin: true,
    });
    expect(await refusal(rehearse(await signUp(system.origin), SHARP))).toMatchObject({
      status: 403,
      code: 'couple_required',
    });
    const { status } = await rehearse(await single(system.origin), SHARP);
    expect(status).toBe(200);
  });

  it.each([
    ['message', '', 'ex'],
    ['message', ' \n ', 'ex'],
    ['message', 'x'.repeat(4_001), 'ex'],
    ['message', 5, 'ex'],
    ['recipient', SHARP, 'boss'],
    ['recipient', SHARP, null],
  ])('a wrong %s', async (field, message, recipient) => {
    const refused = await refusal(rehearse(person, message, recipient));
    expect(refused).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(refused.errors?.map((each) => each.field)).toEqual([field]);
  });

  it('an unknown field', async () => {
    const { status } = await person.post(PATH, { message: SHARP, recipient: 'ex', send: true });
    expect(status).toBe(400);
  });
});

const zoneAt = (hour: number): string => {
  const ahead = (hour - new Date().getUTCHours() + 24) % 24;
  // In these names the sign is turned around: Etc/GMT-2 is two hours ahead of UTC.
  return ahead <= 12 ? `Etc/GMT-${ahead}` : `Etc/GMT+${24 - ahead}`;
};
const zoneAtNoon = () => zoneAt(12);
const zoneAtMidnight = () => zoneAt(0);
