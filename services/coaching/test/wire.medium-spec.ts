import { Metrics } from '@anew/observability/metrics';
import { eventually } from '@anew/testkit/eventually';
import { FakeProvider, type Script } from '@anew/testkit/fake-provider';
import type { Protocol } from '@anew/testkit/fake-reply';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { CoachingConfig } from '../src/config/coaching.config.js';
import { ProcessLimit } from '../src/providers/call-limit.js';
import type { CoachProvider } from '../src/providers/coach-provider.js';
import { ProviderError } from '../src/providers/provider-error.js';
import { judgesOf, providersOf, type Watched } from '../src/providers/providers.js';
import { atEach, BEGUN, MIDWAY, PROTOCOLS, rambling, WORDLESS } from './troubles.js';

/** Short patience, for what is about silence. What succeeds has the usual one, which a busy machine does not use up. */
const PACE = { AI_FIRST_TOKEN_TIMEOUT_MS: 500, AI_IDLE_TIMEOUT_MS: 300 };

let fake: FakeProvider;
let metrics: Metrics;

/** Options of a provider, with new metrics, so that each test sees only its own counts. */
function watched(): Watched {
  metrics = new Metrics('test');
  return { purpose: 'replies', logger: pino({ level: 'silent' }), metrics };
}

beforeAll(async () => {
  fake = await FakeProvider.start();
});

afterEach(() => fake.forget());

afterAll(() => fake.stop());

const ownLimit = (_: string, most: number) => new ProcessLimit(most, most);

const configured = (env: Partial<CoachingConfig>, pace: Partial<CoachingConfig> = {}): CoachProvider[] =>
  providersOf(Object.assign(new CoachingConfig(), pace, env), ownLimit, watched());

function only(protocol: Protocol, pace?: Partial<CoachingConfig>): CoachProvider {
  const [provider] = configured(fake.env(protocol), pace);
  if (!provider) throw new Error('Nothing is configured');
  return provider;
}

interface Outcome {
  text: string;
  error?: ProviderError;
}

/** Text of a provider until it ends, with its error if there is one. */
async function ask(provider: CoachProvider, signal = new AbortController().signal): Promise<Outcome> {
  let text = '';
  try {
    const turns = [{ role: 'user' as const, content: 'Are you there?' }];
    for await (const piece of provider.stream({ system: 'Be kind.', turns, maxTokens: 500, signal }))
      text += piece;
    return { text };
  } catch (error) {
    return { text, error: error as ProviderError };
  }
}

describe('a provider’s own client', () => {
  it.each(PROTOCOLS)('sends %s what it is to know, and reads what comes back', async (protocol) => {
    fake.next((reply) => reply.say('Yes, ', 'I am', ' — ', 'ganz nah. 👪'));
    expect(await ask(only(protocol))).toEqual({ text: 'Yes, I am — ganz nah. 👪' });
    expect(fake.only).toMatchObject({
      protocol,
      system: 'Be kind.',
      turns: [{ role: 'user', content: 'Are you there?' }],
      body: { stream: true },
    });
    expect(JSON.stringify(fake.only.headers)).toContain(`fake-${protocol}-key`);
    expect(fake.only.wasAbandoned).toBe(false);
  });

  it.each(PROTOCOLS)('of %s sends what people wrote nowhere else', async (protocol) => {
    const other = await FakeProvider.start(0, 'localhost');
    const path = protocol === 'anthropic' ? '/messages' : '/chat/completions';
    fake.next((reply) => reply.redirect(`${other.env('openai').OPENAI_BASE_URL}${path}`));
    expect((await ask(only(protocol))).text).toBe('');
    expect(other.requests).toEqual([]);
    await other.stop();
  });

  it('reads chunks of other servers without choices or text', async () => {
    fake.next((reply) => {
      reply.piece('Yes, ');
      for (const choices of [null, [], [{ index: 0, finish_reason: null, content_filter_offsets: {} }]])
        reply.raw(`data: ${JSON.stringify({ choices })}\n\n`);
      reply.say('I am.');
    });
    expect(await ask(only('openai'))).toEqual({ text: 'Yes, I am.' });
  });

  it.each(PROTOCOLS)('reads a megabyte of %s', async (protocol) => {
    const pieces = Array.from({ length: 100 }, (_, index) => String(index % 10).repeat(10_000));
    fake.next((reply) => reply.say(...pieces));
    const { text, error } = await ask(only(protocol));
    expect(error).toBeUndefined();
    expect(text).toBe(pieces.join(''));
  });

  it.each(PROTOCOLS)('closes the connection to %s when the reply is stopped', async (protocol) => {
    const held = fake.hold();
    const stop = new AbortController();
    const asking = ask(only(protocol), stop.signal);
    const reply = await held;
    reply.piece('Well');
    await eventually('the request to be open', () => (fake.open === 1 ? true : undefined));
    stop.abort();
    await asking;
    await eventually('the connection to be closed', () => fake.only.wasAbandoned || undefined);
  });

  it.each(atEach(WORDLESS))('fails when %s %s', async (protocol, _, { script, reason }) => {
    fake.next(script);
    const { text, error } = await ask(only(protocol, PACE));
    expect(text).toBe('');
    expect(error).toBeInstanceOf(ProviderError);
    expect(error?.reason).toBe(reason);
    expect(error?.pauseMs).toBeUndefined();
    await eventually('the connection to be closed', () => (fake.open === 0 ? true : undefined));
  });

  it.each(atEach(MIDWAY))('fails after the first words when %s %s', async (protocol, _, trouble) => {
    fake.next(trouble.script);
    const { text, error } = await ask(only(protocol, PACE));
    expect(text).toBe(BEGUN);
    expect(error?.reason).toBe(trouble.reason);
    await eventually('the connection to be closed', () => (fake.open === 0 ? true : undefined));
  });
});

describe('a long-winded reply', () => {
  it.each(PROTOCOLS)('of %s is ended once its time is over, however often a word comes', async (protocol) => {
    fake.next(rambling);
    const { text, error } = await ask(only(protocol, { ...PACE, AI_REPLY_TIMEOUT_MS: 1_000 }));
    expect(text).toContain('and so on and so on ');
    expect(error?.reason).toBe('timeout');
    await eventually('the connection to be closed', () => fake.only.wasAbandoned || undefined);
  });
});

const MINUTES_15 = 15 * 60_000;

const tooMany =
  (headers: Record<string, string>): Script =>
  (reply) =>
    reply.refuse(429, 'rate_limit_error', { headers });

const refused =
  (status: number, type: string, message?: string): Script =>
  (reply) =>
    reply.refuse(status, type, message === undefined ? {} : { message });

/** Ways in which a provider names the time for which it must not be asked. Bounds are in milliseconds. */
const WISHES: [what: string, script: Script, from: number, to: number][] = [
  ['seconds', tooMany({ 'retry-after': '7' }), 7_000, 7_000],
  ['milliseconds', tooMany({ 'retry-after-ms': '1250', 'retry-after': '2' }), 1_250, 1_250],
  [
    'a date',
    (reply) => tooMany({ 'retry-after': new Date(Date.now() + 30_000).toUTCString() })(reply),
    28_000,
    30_000,
  ],
  ['a week', tooMany({ 'retry-after': '604800' }), 3_600_000, 3_600_000],
  ['a key that is refused', refused(401, 'authentication_error'), MINUTES_15, MINUTES_15],
  ['a key without permission', refused(403, 'permission_error'), MINUTES_15, MINUTES_15],
  ['a bill that is open', refused(402, 'billing_error'), MINUTES_15, MINUTES_15],
  ['a quota that is used up', refused(429, 'insufficient_quota'), MINUTES_15, MINUTES_15],
  [
    'a credit that is used up',
    refused(400, 'invalid_request_error', 'Your credit balance is too low to access the API.'),
    MINUTES_15,
    MINUTES_15,
  ],
];

describe('a provider that wants to be left alone', () => {
  const cases = PROTOCOLS.flatMap((protocol) => WISHES.map((wish) => [protocol, ...wish] as const));

  it.each(cases)('is: %s, %s', async (protocol, _, script, from, to) => {
    const provider = only(protocol);
    fake.next(script);
    const { error } = await ask(provider);
    expect(error?.pauseMs).toBeGreaterThanOrEqual(from);
    expect(error?.pauseMs).toBeLessThanOrEqual(to);
    expect((await ask(provider)).error).toBeDefined();
    expect(fake.requests).toHaveLength(1);
  });

  it.each(PROTOCOLS)('is asked again once the time is over: %s', async (protocol) => {
    const provider = only(protocol);
    fake.next(tooMany({ 'retry-after-ms': '300' }));
    await ask(provider);
    const left = Date.now();
    await eventually('the provider to be asked again', async () =>
      (await ask(provider)).error ? undefined : true,
    );
    expect(Date.now() - left).toBeGreaterThanOrEqual(280);
    expect(fake.requests).toHaveLength(2);
  });
});

describe('which providers are asked', () => {
  const claude = { ANTHROPIC_API_KEY: 'a' };
  const gpt = { OPENAI_API_KEY: 'o' };
  const local = { OPENAI_BASE_URL: 'http://localhost:11434/v1' };

  it.each<[Partial<CoachingConfig>, string]>([
    [{ ...claude, ...gpt }, 'anthropic openai'],
    [claude, 'anthropic'],
    [gpt, 'openai'],
    [local, 'openai'],
    [{ ...claude, ...local }, 'anthropic openai'],
    [{}, ''],
    [{ ...claude, ...gpt, AI_PROVIDER: 'anthropic' }, 'anthropic'],
    [{ ...claude, ...gpt, AI_PROVIDER: 'openai' }, 'openai'],
    [{ ...gpt, AI_PROVIDER: 'anthropic' }, ''],
    [{ ...claude, ...gpt, AI_PROVIDER: 'disabled' }, ''],
  ])('%j: %s', (env, names) => {
    expect(
      configured(env)
        .map(({ name }) => name)
        .join(' '),
    ).toBe(names);
  });

  it('a local model needs no key and is told what such servers understand', async () => {
    const [provider] = configured({ OPENAI_BASE_URL: fake.env('openai').OPENAI_BASE_URL });
    fake.next((reply) => reply.say('Here.'));
    expect(await ask(provider!)).toEqual({ text: 'Here.' });
    expect(fake.only.body).toMatchObject({ max_tokens: 500 });
    expect(fake.only.body).not.toHaveProperty('reasoning_effort');
    expect(fake.only.body).not.toHaveProperty('max_completion_tokens');
  });
});

describe('which models judge', () => {
  const FORM = { name: 'form', schema: { type: 'object' } };

  async function judgeWith(env: Partial<CoachingConfig>): Promise<Record<string, unknown>> {
    const config = Object.assign(new CoachingConfig(), PACE, env);
    const [judge] = judgesOf(config, ownLimit, watched());
    const turns = [{ role: 'user' as const, content: 'How is it?' }];
    const signal = AbortSignal.timeout(2_000);
    const request = { system: 'Judge.', turns, maxTokens: 100, format: FORM, signal };
    for await (const piece of judge?.stream(request) ?? []) expect(piece).not.toBe('');
    return fake.judgements[0]?.body ?? {};
  }

  it('are small ones, each asked in its provider’s way for a form', async () => {
    const { effort } = (await judgeWith(fake.env('anthropic'))).output_config as { effort?: string };
    expect(effort).toBeUndefined();
    expect(fake.judgements[0]?.body).toMatchObject({
      model: 'claude-haiku-5-5',
      max_tokens: 100,
      output_config: { format: { type: 'json_schema', schema: FORM.schema } },
    });
    fake.forget();
    expect(await judgeWith(fake.env('openai'))).toMatchObject({
      response_format: { type: 'json_schema', json_schema: { ...FORM, strict: true } },
    });
  });

  it('are the replying one at another address than OpenAI’s, unless another is named', async () => {
    const local = { ...fake.env('openai'), OPENAI_MODEL: 'local-large' };
    expect((await judgeWith(local)).model).toBe('local-large');
    fake.forget();
    expect((await judgeWith({ ...local, OPENAI_JUDGEMENT_MODEL: 'local-small' })).model).toBe('local-small');
  });

  it('are none when no time is given to them', async () => {
    expect(await judgeWith({ ...fake.env('openai'), AI_JUDGEMENT_TIMEOUT_MS: 0 })).toEqual({});
    expect(fake.judgements).toEqual([]);
  });

  it.each(PROTOCOLS)('and %s declines: nobody takes the provider for broken', async (protocol) => {
    const provider = only(protocol);
    const decline: Script = (reply) => reply.decline();
    const filter: Script = (reply) => reply.refuse(400, 'content_filter');
    fake.next(decline, decline, decline, decline, filter, filter, filter);
    for (let time = 0; time < 7; time++) expect((await ask(provider)).error?.name).toBe('Refusal');
    expect((await ask(provider)).text).toBe('An answer of the fake provider.');
  });
});
