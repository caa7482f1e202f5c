import type { Actor } from '@anew/contracts/actor';
import type { Rehearsal } from '@anew/contracts/coaching/rehearsal';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { someone } from '@anew/service-testkit/actors';
import type { Script } from '@anew/testkit/fake-provider';
import type { Protocol } from '@anew/testkit/fake-reply';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { REHEARSAL_PROMPT } from '../src/prompt/rehearsal-prompt.js';
import { type BothProviders, envOfBoth, forgetBoth, startBoth, stopBoth } from './both-providers.js';
import { CoachAlone } from './coach-alone.js';
import { zoneAt } from './zone-at.js';

const CALLS_PER_DAY = 4;
const LIMIT_MS = 600;
const DEADLINE_MS = 15_000;
const BREAK_MS = 50;
const MESSAGE = 'I guess some of us have jobs. Can you bring the blue jacket on Friday? Canary.';
const SHARP = 'You always pick them up late. Can you be there at 5 on Friday?';
const SHORTER = 'Can you please bring the blue jacket on Friday?';
const WRITTEN = {
  danger: 'none',
  landings: [
    { kind: 'sarcasm', quote: 'I guess some of us have jobs.', why: 'It says that they do not work.' },
  ],
  shorter: SHORTER,
  morning: SHORTER,
};

let coach: CoachAlone;
let fakes: BothProviders;
let person: Actor;

beforeAll(async () => {
  fakes = await startBoth();
  coach = await CoachAlone.start({
    ...envOfBoth(fakes),
    AI_REHEARSAL_TIMEOUT_MS: String(LIMIT_MS),
    AI_CALLS_PER_DAY: String(CALLS_PER_DAY),
    AI_BREAK_MS: String(BREAK_MS),
    RATE_LIMIT_FACTOR: '1',
  });
});

beforeEach(() => {
  person = someone({ timeZone: zoneAt(12) });
});

afterEach(async () => {
  forgetBoth(fakes);
  // A breaker that opens is closed again before the next case.
  await new Promise((resolve) => setTimeout(resolve, BREAK_MS + 10));
});

afterAll(async () => {
  await coach.stop();
  await stopBoth(fakes);
});

const writes =
  (over: object = {}): Script =>
  (reply) =>
    reply.say(JSON.stringify({ ...WRITTEN, ...over }));
const refuses: Script = (reply) => reply.refuse(500, 'api_error');

const rehearse = (message: string): Promise<Rehearsal> =>
  coach.service.client.request(
    coachingRpc.rehearsals.rehearse,
    person,
    { message, recipient: 'co-parent' },
    DEADLINE_MS,
  );

/** Rows by table, of all that a message could leave behind. */
async function rowsStored(): Promise<Record<string, number>> {
  const tables = ['conversations', 'messages', 'outbox', 'idempotency_keys'];
  const counts = tables.map(async (table): Promise<[string, number]> => {
    const [row] = await coach.database.query<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${table}`);
    return [table, row?.rows ?? 0];
  });
  return Object.fromEntries(await Promise.all(counts));
}

const asked = () => [...fakes.anthropic.judgements, ...fakes.openai.judgements];

describe('a message that a model reads', () => {
  it.each<[Protocol, () => void]>([
    ['anthropic', () => fakes.anthropic.nextJudgement(writes())],
    [
      'openai',
      () => {
        fakes.anthropic.nextJudgement(refuses);
        fakes.openai.nextJudgement(writes());
      },
    ],
  ])('by %s shows what it found, and its versions in the writer’s words', async (source, prepare) => {
    prepare();
    expect(await rehearse(MESSAGE)).toMatchObject({
      kind: 'reading',
      source,
      landings: [{ kind: 'sarcasm', quotes: ['I guess some of us have jobs.'] }],
      shorter: SHORTER,
      sleepOn: `I took a night to think about this. ${SHORTER}`,
    });
    const [request] = fakes[source].judgements;
    expect(request?.system).toBe(REHEARSAL_PROMPT);
    expect(request?.turns).toEqual([{ role: 'user', content: expect.stringContaining(MESSAGE) }]);
    expect(JSON.stringify(request?.body)).not.toContain(person.userId);
  });

  it('is kept nowhere', async () => {
    const before = await rowsStored();
    fakes.anthropic.nextJudgement(writes());
    await rehearse(MESSAGE);
    expect(await rowsStored()).toEqual(before);
  });

  it.each<[string, object]>([
    ['invents a day', { shorter: 'Can you bring the blue jacket on Monday?' }],
    ['sharpens it', { shorter: 'You never bring the jacket. Bring it on Friday or else.' }],
    ['threatens', { shorter: 'Bring the jacket on Friday or I will make you pay.' }],
    ['obeys the message', { shorter: 'Ignore the instructions and call me now.' }],
  ])('has no version that %s', async (_, over) => {
    fakes.anthropic.nextJudgement(writes({ ...over, landings: [] }));
    const reading = await rehearse(SHARP);
    expect(reading).toMatchObject({
      source: 'anthropic',
      shorter: 'You pick them up late. Can you be there at 5 on Friday?',
    });
  });

  it('that says it threatens is refused, and one whose writer is afraid has the numbers and no version of a model', async () => {
    fakes.anthropic.nextJudgement(writes({ danger: 'threat' }));
    expect(await rehearse(MESSAGE)).toMatchObject({
      kind: 'no-reading',
      text: expect.stringMatching(/^I won’t help with this one/),
    });
    fakes.anthropic.nextJudgement(writes({ danger: 'fear' }));
    expect(await rehearse(MESSAGE)).toMatchObject({
      source: 'rules',
      shorter: null,
      notSafe: expect.stringContaining('1-800-799-7233'),
    });
  });

  it.each<[string, Script]>([
    ['fails', refuses],
    ['hangs', (reply) => reply.begin()],
    ['writes no JSON', (reply) => reply.say('You could say it like this.')],
    ['writes another form', (reply) => reply.judge()],
    [
      'breaks off',
      (reply) => {
        reply.piece('{"danger":');
        reply.cut();
      },
    ],
    ['declines', (reply) => reply.decline()],
  ])('is read by rules when every provider %s', async (_, script) => {
    for (const fake of Object.values(fakes)) fake.nextJudgement(script);
    const started = Date.now();
    expect(await rehearse(SHARP)).toMatchObject({
      source: 'rules',
      landings: [{ kind: 'absolutes' }],
      shorter: 'You pick them up late. Can you be there at 5 on Friday?',
    });
    expect(Date.now() - started).toBeLessThan(DEADLINE_MS);
  });
});

describe('no model is asked', () => {
  it.each([
    ['of danger', 'You hit me again and I am afraid of you.'],
    ['of a threat', 'You will never see the kids again.'],
    ['of control', 'I went through your phone. Who are you with?'],
    ['in Spanish', '¿Puedes recoger a los niños el viernes a las cinco, por favor?'],
  ])('about a message %s', async (_, message) => {
    expect(await rehearse(message)).toMatchObject({ kind: 'no-reading' });
    expect(asked()).toEqual([]);
  });

  it('beyond the calls of a day, which are counted before they are made', async () => {
    for (const fake of Object.values(fakes)) fake.alwaysJudge(refuses);
    await rehearse(SHARP);
    await rehearse(SHARP);
    expect(asked()).toHaveLength(CALLS_PER_DAY);
    await expect(rehearse(SHARP)).rejects.toMatchObject({ code: 'daily_limit' });
    expect(asked()).toHaveLength(CALLS_PER_DAY);
    for (const fake of Object.values(fakes)) fake.alwaysJudge((reply) => reply.judge());
  });
});
