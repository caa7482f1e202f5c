import { guardInstructions } from '@anew/coach-safety/replies/instructions';
import type { Actor } from '@anew/contracts/actor';
import { contentEvents } from '@anew/contracts/events/map';
import { someone } from '@anew/service-testkit/actors';
import { collect } from '@anew/testkit/chat';
import { eventually } from '@anew/testkit/eventually';
import type { Script } from '@anew/testkit/fake-provider';
import type { Protocol, WrittenJudgement } from '@anew/testkit/fake-reply';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JUDGEMENT_PROMPT } from '../src/prompt/judgement-prompt.js';
import { countsMessagesOnce } from './another-answer.cases.js';
import { PATIENT } from './coach-alone.js';
import { guardsRepliesUnderConcern } from './concern.cases.js';
import { coach, fakes, forget, messagesOf, partner, person, say, startAgain } from './judged-coach.js';
import { DANGER, DOUBTFUL, HARMLESS, HOTLINE, QUIET } from './said.js';
import { PROTOCOLS } from './troubles.js';

/** Deadline of a judgement, short because some tests wait for it to run out. */
const SHORT_MS = 1_000;
const HARMLESS_IN_SPANISH = '¿Qué cocinamos el viernes para toda la familia?';
const VIOLENCE: Partial<WrittenJudgement> = { verdict: 'concern', concern: 'violence' };

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

const titlesOf = async (): Promise<string[]> =>
  (await coach.conversationsOf(person)).map(({ title }) => title);

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
    expect(reply.text).toMatch(/988 \(oprime 2\)/);
  });

  it('adds to a doubt of the check, and takes nothing back', async () => {
    expect((await say(DOUBTFUL)).text).toMatch(QUIET);
    fakes.anthropic.nextJudgement(judging({ verdict: 'concern', concern: 'suicide' }));
    const reply = await say(DOUBTFUL);
    expect(reply.text).toContain('741741');
    expect(reply.text).not.toMatch(QUIET);
    expect(fakes.anthropic.requests).toEqual([]);
  });

  it.each<[string, string, Partial<WrittenJudgement>, string | RegExp]>([
    ['a doubt of the check', DOUBTFUL, {}, QUIET],
    ['a doubt of its own', HARMLESS, { verdict: 'unsure', concern: 'violence' }, QUIET],
    ['a danger that it alone finds', HARMLESS, VIOLENCE, HOTLINE],
  ])(
    'is all that %s waits for, not for what a provider would be told',
    async (_, message, found, numbers) => {
      const held = await coach.database.hold('LOCK TABLE couple_focuses');
      try {
        fakes.anthropic.nextJudgement(judging(found));
        const reply = await say(message);
        expect(reply.done?.source).toBe('safety');
        expect(reply.text).toMatch(numbers);
        expect(await coach.database.waiting()).toBe(message === HARMLESS ? 1 : 0);
      } finally {
        await held.release();
      }
    },
  );

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

guardsRepliesUnderConcern();

countsMessagesOnce();

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
