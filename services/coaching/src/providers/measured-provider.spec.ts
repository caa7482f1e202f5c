import { Metrics } from '@anew/observability/metrics';
import { beforeEach, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { type CallLimit, ProcessLimit } from './call-limit.js';
import type { CoachProvider, ProviderRequest } from './coach-provider.js';
import { GuardedProvider } from './guarded-provider.js';
import { MeasuredProvider } from './measured-provider.js';
import { ProviderError, Refusal, Unavailable } from './provider-error.js';

const GUARDS = { breakMs: 60_000, firstTokenMs: 200, idleMs: 200, wholeMs: 60_000 };
const REQUEST: ProviderRequest = {
  system: '',
  turns: [{ role: 'user', content: 'We fought about Ben' }],
  maxTokens: 1,
  signal: new AbortController().signal,
};

let metrics: Metrics;
let reply: (request: ProviderRequest) => AsyncIterable<string>;
let provider: MeasuredProvider;

beforeEach(() => {
  metrics = new Metrics('test');
  provider = providerIn(new ProcessLimit(1, 0));
});

function providerIn(limit: CallLimit): MeasuredProvider {
  const hand: CoachProvider = { name: 'anthropic', stream: (request) => reply(request) };
  const guarded = new GuardedProvider(hand, GUARDS, limit, pino({ level: 'silent' }));
  return new MeasuredProvider(guarded, 'replies', metrics);
}

async function* saying({ onTokens }: ProviderRequest): AsyncGenerator<string> {
  yield await Promise.resolve('Hello.');
  onTokens?.({ input: 100, output: 7 });
}

async function* failing(error: Error): AsyncGenerator<string> {
  yield await Promise.resolve('');
  throw error;
}

async function ask(): Promise<void> {
  for await (const piece of provider.stream(REQUEST)) void piece;
}

const has = async (line: string) => expect(await metrics.text()).toContain(line);
const OF = 'provider="anthropic",purpose="replies"';

it('counts tokens, and measures the first one and the whole', async () => {
  reply = saying;
  await ask();
  await has(`anew_provider_tokens_total{${OF},direction="input",process="test"} 100`);
  await has(`anew_provider_tokens_total{${OF},direction="output",process="test"} 7`);
  await has(`anew_provider_first_token_seconds_count{process="test",${OF}} 1`);
  await has(`anew_provider_seconds_count{process="test",${OF},outcome="ok"} 1`);
});

it.each([
  ['failed', new ProviderError('broken')],
  ['failed', new TypeError('unforeseen')],
  ['refused', new Refusal()],
])('tells a call that %s', async (outcome, error) => {
  reply = () => failing(error);
  await expect(ask()).rejects.toBe(error);
  await has(`anew_provider_seconds_count{process="test",${OF},outcome="${outcome}"} 1`);
});

it('tells a call whose reader leaves', async () => {
  reply = saying;
  for await (const piece of provider.stream(REQUEST)) if (piece !== '') break;
  await has(`anew_provider_seconds_count{process="test",${OF},outcome="left"} 1`);
});

it('tells a call for which there is no room', async () => {
  reply = saying;
  const pieces = provider.stream(REQUEST);
  await pieces.next();
  await expect(ask()).rejects.toThrow(Unavailable);
  await pieces.return(undefined);
  await has(`anew_provider_seconds_count{process="test",${OF},outcome="no_room"} 1`);
});

it('tells a call that fails before it gets to the provider', async () => {
  const error = new Error('The database is away.');
  metrics = new Metrics('test');
  provider = providerIn({ acquire: () => Promise.reject(error) });
  await expect(ask()).rejects.toBe(error);
  await has(`anew_provider_seconds_count{process="test",${OF},outcome="failed"} 1`);
});

it('tells that a provider is paused after failures, and the calls that it does not get', async () => {
  reply = () => failing(new ProviderError('broken'));
  await has(`anew_provider_paused{${OF},process="test"} 0`);
  for (let call = 0; call < 4; call += 1) await ask().catch(() => undefined);
  await has(`anew_provider_paused{${OF},process="test"} 1`);
  await has(`anew_provider_seconds_count{process="test",${OF},outcome="paused"} 1`);
});

it('tells open calls', async () => {
  reply = saying;
  const pieces = provider.stream(REQUEST);
  await pieces.next();
  await has(`anew_provider_calls{${OF},state="open",process="test"} 1`);
  await pieces.return(undefined);
  await has(`anew_provider_calls{${OF},state="open",process="test"} 0`);
});
