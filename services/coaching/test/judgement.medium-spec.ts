import { guardInstructions } from '@anew/coach-safety/safety';
import type { Actor } from '@anew/contracts/actor';
import { contentEvents } from '@anew/contracts/events/map';
import { couple, someone } from '@anew/service-testkit/actors';
import { collect, type StreamedEvent, type Talk } from '@anew/testkit/chat';
import { eventually } from '@anew/testkit/eventually';
import { FakeProvider, type Script } from '@anew/testkit/fake-provider';
import type { Protocol, WrittenJudgement } from '@anew/testkit/fake-reply';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { JUDGEMENT_PROMPT } from '../src/prompt/judgement-prompt.js';
import { CoachAlone, PATIENT } from './coach-alone.js';
import { PROTOCOLS } from './troubles.js';

/** Deadline of a judgement, short because some tests wait for it to run out. */
const SHORT_MS = 1_000;
const BREAK_MS = 100;
const HARMLESS = 'What shall we cook on Friday?';
const HARMLESS_IN_SPANISH = '¿Qué cocinamos el viernes para toda la familia?';
const DANGER = 'My husband hits me and I am afraid of him';
const DOUBTFUL = 'I wish I could trade places with my brother in the cemetery';
const QUIET = /988, 1-800-799-7233, or for a child 1-800-422-4453/;
const HOTLINE = '1-800-799-7233';
const VIOLENCE: Partial<WrittenJudgement> = { verdict: 'concern', concern: 'violence' };

let coach: CoachAlone;
let fakes: Record<Protocol, FakeProvider>;
let person: Actor;
let partner: Actor;

beforeAll(async () => {
  fakes = { anthropic: await FakeProvider.start(), openai: await FakeProvider.start() };
  for (const fake of Object.values(fakes)) fake.always((reply) => reply.say('Lentils.'));
  coach = await CoachAlone.start(environment());
});

beforeEach(async () => {
  [person, partner] = couple();
  // A person's first reply begins with a line about what the coach is. The tests do not want this line.
  await say(HARMLESS);
  forget();
});

afterEach(async () => {
  forget();
  // The count of failures in a row is reset, and both providers are asked again.
  await eventually('both providers to be asked again', async () => {
    forget();
    await say(HARMLESS);
    return (fakes.anthropic.judgements.length === 1 && fakes.anthropic.requests.length === 1) || undefined;
  });
  forget();
});

afterAll(async () => {
  await coach.stop();
  await Promise.all(Object.values(fakes).map((fake) => fake.stop()));
});

const environment = () => ({
  ...fakes.anthropic.env('anthropic'),
  ...fakes.openai.env('openai'),
  AI_BREAK_MS: String(BREAK_MS),
});

async function startAgain(env: Record<string, string> = {}): Promise<void> {
  await coach.stop();
  coach = await CoachAlone.start({ ...environment(), ...env });
}

function forget(): void {
  for (const fake of Object.values(fakes)) fake.forget();
}

const say = (message: string, conversationId?: string): Promise<Talk> =>
  coach.talk(person, { message, ...(conversationId !== undefined && { conversationId }) });

const judging =
  (judgement: Partial<WrittenJudgement>): Script =>
  (reply) =>
    reply.judge(judgement);

const broken: Script = (reply) => reply.refuse(500, 'api_error');

/** Makes `protocol` the provider of the next judgement. */
function judgeBy(protocol: Protocol, script: Script): void {
  if (protocol === 'openai') fakes.anthropic.nextJudgement(broken);
  fakes[protocol].nextJudgement(script);
}

const counts = () =>
  Object.values(fakes).map(({ judgements, requests }) => [judgements, requests].map(({ length }) => length));

const messagesOf = ({ conversationId }: Talk) => coach.messagesOf(person, conversationId);

const titlesOf = async (): Promise<string[]> =>
  (await coach.conversationsOf(person)).map(({ title }) => title);

async function namesOf(events: AsyncIterable<StreamedEvent>): Promise<string[]> {
  const names: string[] = [];
  for await (const { event } of events) names.push(event);
  return names;
}

describe.each(PROTOCOLS)('a judgement by %s', (protocol) => {
  it('is asked for in a form, of the conversation alone, before the reply', async () => {
    const first = await say(HARMLESS);
    forget();
    judgeBy(protocol, judging({}));
    const reply = await say('And on Saturday?', first.conversationId);
    expect(reply.text).toBe('Lentils.');
    const [asked] = fakes[protocol].judgements;
    expect(asked?.system).toBe(JUDGEMENT_PROMPT);
    expect(asked?.turns).toEqual([
      {
        role: 'user',
        content: `<conversation>\nPerson: ${HARMLESS}\n\nCoach: Lentils.\n\nPerson: And on Saturday?\n</conversation>`,
      },
    ]);
    expect(JSON.stringify(asked?.body)).toMatch(
      /"type":"json_schema".*"verdict".*"concern","about","language".*"additionalProperties":false/,
    );
    expect(asked?.body.model).not.toBe(fakes.anthropic.requests[0]?.body.model);
    expect(fakes.anthropic.requests).toHaveLength(1);
  });

  it('that finds danger where the check finds none is answered as the check would', async () => {
    judgeBy(protocol, judging(VIOLENCE));
    const reply = await say(HARMLESS);
    expect(reply.done?.source).toBe('safety');
    expect(reply.text).toContain(HOTLINE);
    expect(reply.text).not.toContain('/modules/');
    expect([...fakes.anthropic.requests, ...fakes.openai.requests]).toEqual([]);
    expect(await titlesOf()).toContainEqual(expect.stringMatching(/^Conversation, /));
    await say('And on Saturday?', reply.conversationId);
    expect(fakes.anthropic.requests[0]?.system).toContain(guardInstructions('violence'));
  });

  it.each<[string, Script]>([
    ['broken', (reply) => reply.say('{"verdict":"concern","conc')],
    ['no JSON', (reply) => reply.say('I would call this a concern.')],
    ['of another form', (reply) => reply.say('{"verdict":"alarm"}')],
    ['nothing', (reply) => reply.end()],
    ['declined', (reply) => reply.decline()],
    ['refused for its form', (reply) => reply.refuse(400, 'invalid_request_error')],
    ['refused for the limit', (reply) => reply.refuse(429, 'rate_limit_error')],
    ['cut', (reply) => reply.cut()],
  ])('that is %s leaves the check’s verdict and the reply alone', async (_, script) => {
    await expectLeftAlone(protocol, script);
  });
});

/** Expects that a judgement by this script does nothing, and that its connection is closed. */
async function expectLeftAlone(protocol: Protocol, script: Script): Promise<void> {
  judgeBy(protocol, script);
  const reply = await say(HARMLESS);
  expect(reply).toMatchObject({ text: 'Lentils.', done: { source: 'anthropic' } });
  expect(fakes[protocol].judgements).toHaveLength(1);
  await eventually(
    'its connection to be closed',
    () => fakes[protocol].judgements[0]?.isOpen === false || undefined,
  );
}

describe('a judgement that comes too late', () => {
  beforeAll(() => startAgain({ AI_JUDGEMENT_TIMEOUT_MS: String(SHORT_MS) }));

  afterAll(() => startAgain());

  const HANGING: [string, Script][] = [
    ['at all', () => undefined],
    ['after its beginning', (reply) => reply.piece('{"verdict":')],
  ];

  it.each(
    PROTOCOLS.flatMap((protocol) => HANGING.map(([what, script]) => [protocol, what, script] as const)),
  )('by %s, %s, leaves the check’s verdict and the reply alone', async (protocol, _, script) => {
    const begun = performance.now();
    await expectLeftAlone(protocol, script);
    expect(performance.now() - begun).toBeLessThan(Number(PATIENT.AI_JUDGEMENT_TIMEOUT_MS));
  });
});

describe('a judgement', () => {
  it('in doubt brings a question in the language of the message, with the numbers', async () => {
    fakes.anthropic.nextJudgement(judging({ verdict: 'unsure', concern: 'suicide', language: 'es' }));
    const reply = await say(HARMLESS_IN_SPANISH);
    expect(reply.done?.source).toBe('safety');
    expect(reply.text).toMatch(/¿Has pensado en no seguir viviendo|¿Se trata de ganas de morir/);
    expect(reply.text).toMatch(/988 \(oprimir 2\)/);
  });

  it('adds to a doubt of the check, and takes nothing back', async () => {
    expect((await say(DOUBTFUL)).text).toMatch(QUIET);
    fakes.anthropic.nextJudgement(judging({ verdict: 'concern', concern: 'suicide' }));
    const reply = await say(DOUBTFUL);
    expect(reply.text).toContain('741741');
    expect(reply.text).not.toMatch(QUIET);
    expect(fakes.anthropic.requests).toEqual([]);
  });

  it('is not asked for what the check has found, nor in a language that we cannot read', async () => {
    expect((await say(DANGER)).done?.source).toBe('safety');
    expect((await say('Mon mari me frappe et je ne veux plus vivre avec lui')).text).toContain('988');
    expect(counts()).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('of a danger that is known does not bring the same text to each message', async () => {
    const { conversationId } = await say(DANGER);
    fakes.anthropic.nextJudgement(judging(VIOLENCE), judging(VIOLENCE));
    fakes.anthropic.next((reply) => reply.say(`I hear you. ${HOTLINE}.`));
    expect((await say(HARMLESS, conversationId)).text).toBe(`I hear you. ${HOTLINE}.`);
  });

  it('that hangs three times is left out for a while, while the provider goes on replying', async () => {
    // A break that does not end while the test lasts, however busy the machine is.
    await startAgain({ AI_BREAK_MS: '60000', AI_JUDGEMENT_TIMEOUT_MS: String(SHORT_MS) });
    const hanging: Script = () => undefined;
    fakes.anthropic.nextJudgement(hanging, hanging, hanging);
    for (let time = 0; time < 3; time++) expect((await say(HARMLESS)).text).toBe('Lentils.');
    expect((await say(HARMLESS)).done?.source).toBe('anthropic');
    expect(fakes.anthropic.judgements).toHaveLength(3);
    await startAgain();
  });

  it('counts as a call of the day, and the reply as another', async () => {
    const before = await callsOf(person);
    await say(HARMLESS);
    expect((await callsOf(person)) - before).toBe(2);
  });

  it('never sees what the partner wrote, nor anything of the couple', async () => {
    const secret = 'How do we begin with canary-71c0de?';
    await coach.talk(partner, { message: secret });
    const focuses = [{ moduleSlug: 'our-vision' as const, priority: 'high' as const }];
    await coach.tell(contentEvents.focusesChanged, { coupleId: person.coupleId!, focuses, version: 1 });
    forget();
    await say(HARMLESS);
    expect(fakes.anthropic.requests[0]?.system).toContain('Our Vision');
    const sent = JSON.stringify(fakes.anthropic.judgements.map(({ body }) => body));
    expect(sent).toContain(HARMLESS);
    for (const text of [secret, 'canary', 'Our Vision', partner.userId, person.userId])
      expect(sent).not.toContain(text);
  });

  it('ends at the provider when the client goes away; sent again, the message is judged again', async () => {
    const asked = new Promise<Parameters<Script>[0]>((resolve) => fakes.anthropic.nextJudgement(resolve));
    const stop = new AbortController();
    const events = coach.chat(person, { message: 'Are you there?' }, { signal: stop.signal });
    const first = (await events.next()).value;
    const reply = await asked;
    stop.abort();
    await collect(events);
    await eventually('the connection to be closed', () => reply.asked.wasAbandoned || undefined);
    expect(fakes.anthropic.requests).toEqual([]);
    expect(fakes.openai.judgements).toEqual([]);
    if (first?.event !== 'conversation') throw new Error('The conversation is not named first');
    fakes.anthropic.nextJudgement(judging(VIOLENCE));
    const again = await say('Are you there?', first.data.conversationId);
    expect(again.text).toContain(HOTLINE);
    expect(await messagesOf(again)).toHaveLength(2);
  });
});

const callsOf = async ({ userId }: Actor): Promise<number> =>
  (
    await coach.database.query("SELECT 1 FROM chat_uses WHERE user_id = $1 AND kind = 'provider-call'", [
      userId,
    ])
  ).length;

describe('what was judged', () => {
  it('is sealed at the length of all findings, and holds in a second process', async () => {
    const lengths = () =>
      coach.database.query<{ length: number }>(
        `SELECT DISTINCT length(findings) AS length FROM messages m JOIN conversations c ON c.id = conversation_id
         WHERE role = 'user' AND user_id = $1`,
        [person.userId],
      );
    const before = await lengths();
    fakes.anthropic.nextJudgement(judging(VIOLENCE));
    const { conversationId } = await say(HARMLESS);
    expect(before).toHaveLength(1);
    expect(await lengths()).toEqual(before);
    // A new process knows nothing of what the first one held in memory.
    await startAgain();
    forget();
    await say('And on Saturday?', conversationId);
    expect(fakes.anthropic.requests[0]?.system).toContain(guardInstructions('violence'));
  });
});

describe('the reply of a provider under a concern', () => {
  const GOOD = `I believe you. ${HOTLINE}, day and night. Is this screen safe?`;

  async function underConcern(script: Script): Promise<Talk> {
    const { conversationId } = await say(DANGER);
    fakes.anthropic.next(script);
    return say(HARMLESS, conversationId);
  }

  it('stands with its number and without an exercise', async () => {
    const { conversationId } = await say(DANGER);
    fakes.anthropic.next((reply) => reply.say('I believe you. ', `${HOTLINE}.`));
    const names = await namesOf(coach.chat(person, { message: HARMLESS, conversationId }));
    expect(names).toEqual(['conversation', 'delta', 'delta', 'done']);
  });

  it.each<[string, Script]>([
    ['without the number', (reply) => reply.say('I believe you. ', 'You did not cause this.')],
    ['with a number of its own', (reply) => reply.say(GOOD, ' Or 1-800-555-0199.')],
    ['with a module', (reply) => reply.say(GOOD, ' Try [Our Vision](/modules/our-vision).')],
    ['with an exercise', (reply) => reply.say(GOOD, ' Take turns, five minutes each.')],
    [
      'that breaks off',
      async (reply) => {
        reply.piece('I believe');
        await new Promise((resolve) => setTimeout(resolve, 50));
        reply.cut();
      },
    ],
  ])('%s is replaced by a fixed text, on the stream and as it is kept', async (_, script) => {
    const talked = await underConcern(script);
    const messages = await messagesOf(talked);
    const kept = messages.at(-1);
    expect(kept).toMatchObject({ role: 'assistant', source: 'safety', content: talked.text });
    expect(kept).not.toHaveProperty('cutOff');
    expect(talked.text).toContain(HOTLINE);
    expect(talked.text).not.toMatch(/modules|555|Take turns/);
    expect(talked.done).toEqual({ messageId: kept?.id, source: 'safety', call: HOTLINE });
    const again = await coach.talk(person, { message: HARMLESS });
    expect(again.text).toBe('Lentils.');
  });

  it('is replaced by an event of its own after what was said, right before the end', async () => {
    const { conversationId } = await say(DANGER);
    fakes.anthropic.next((reply) => reply.say('You did ', 'not cause this.'));
    const events = coach.chat(person, { message: HARMLESS, conversationId });
    expect(await namesOf(events)).toEqual(['conversation', 'delta', 'delta', 'replaced', 'done']);
  });

  it('that is stopped midway is kept only if it may stand', async () => {
    const { conversationId } = await say(DANGER);
    const held = fakes.anthropic.hold();
    const stop = new AbortController();
    const events = coach.chat(person, { message: HARMLESS, conversationId }, { signal: stop.signal });
    await events.next();
    (await held).piece('Set a timer and ');
    await events.next();
    stop.abort();
    await collect(events);
    const last = await eventually('the reply to be kept', async () => {
      const messages = await messagesOf({ conversationId, text: '' });
      return messages.length === 4 ? messages.at(-1) : undefined;
    });
    expect(last).toMatchObject({ source: 'safety', content: expect.stringContaining(HOTLINE) });
  });

  it('in doubt is replaced when it holds an exercise; otherwise the quiet line stands below it', async () => {
    const { conversationId } = await say(DOUBTFUL);
    fakes.anthropic.next((reply) => reply.say('Take turns, five minutes each.'));
    const replaced = await say(HARMLESS, conversationId);
    expect(replaced.done?.source).toBe('safety');
    expect(replaced.text).toMatch(QUIET);
    expect(replaced.text).not.toContain('Take turns');
  });

  it('where nobody is in danger may link to a module', async () => {
    fakes.anthropic.next((reply) => reply.say('Try [Our Vision](/modules/our-vision).'));
    expect((await say(HARMLESS)).text).toBe('Try [Our Vision](/modules/our-vision).');
  });
});

describe('somebody who writes at night', () => {
  it('is known by the times of their messages, and the provider is told', async () => {
    const alone = someone();
    await coach.talk(alone, { message: HARMLESS });
    await coach.database.query(
      `INSERT INTO messages (id, conversation_id, role, content, created_at, position)
       SELECT gen_random_uuid(), id, 'user', ''::bytea, now() - make_interval(mins => 20 * n), 100 - n
       FROM conversations, generate_series(1, 5) n WHERE user_id = $1`,
      [alone.userId],
    );
    forget();
    await coach.talk(alone, { message: HARMLESS });
    expect(fakes.anthropic.requests[0]?.system).toContain('They have been writing for more than an hour.');
  });
});
