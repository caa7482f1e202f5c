import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { ProcessLimit } from './call-limit.js';
import type { CoachProvider, ProviderRequest } from './coach-provider.js';
import { GuardedProvider } from './guarded-provider.js';
import { ProviderError } from './provider-error.js';

const BREAK_MS = 60_000;
const GUARDS = { breakMs: BREAK_MS, firstTokenMs: 200, idleMs: 200, wholeMs: 60_000 };

/** A provider with replies under the test's control. */
class Hand implements CoachProvider {
  readonly name = 'openai';
  asked = 0;
  reply: (request: ProviderRequest) => AsyncIterable<string> = () => saying('Hello.');

  stream(request: ProviderRequest): AsyncIterable<string> {
    this.asked += 1;
    return this.reply(request);
  }
}

async function* saying(...pieces: string[]): AsyncGenerator<string> {
  for (const piece of pieces) yield await Promise.resolve(piece);
}

async function* failing(pauseMs?: number): AsyncGenerator<string> {
  yield await Promise.resolve('');
  throw new ProviderError('broken', pauseMs);
}

/** A reply that continues when the test opens its gate. */
function held() {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  async function* reply() {
    yield 'Well, ';
    await gate;
    yield 'yes.';
  }
  return { reply, open };
}

let hand: Hand;
let provider: GuardedProvider;

beforeEach(() => {
  hand = new Hand();
  provider = new GuardedProvider(hand, GUARDS, new ProcessLimit(2, 2), pino({ level: 'silent' }));
});

const requestWith = (signal = new AbortController().signal): ProviderRequest => ({
  system: '',
  turns: [],
  maxTokens: 1,
  signal,
});

const begin = (signal?: AbortSignal) => provider.stream(requestWith(signal));

/** Text of the reply, or the name of the error. */
async function ask(signal?: AbortSignal): Promise<string> {
  let text = '';
  try {
    for await (const piece of begin(signal)) text += piece;
    return text;
  } catch (error) {
    return error instanceof ProviderError ? error.reason : (error as Error).name;
  }
}

async function failThreeTimes(): Promise<void> {
  hand.reply = () => failing();
  for (let time = 0; time < 3; time++) expect(await ask()).toBe('broken');
  hand.asked = 0;
  hand.reply = () => saying('Hello.');
}

describe('the circuit breaker', () => {
  beforeAll(() => void jest.useFakeTimers());

  afterAll(() => void jest.useRealTimers());

  it('leaves a provider alone after three failures in a row', async () => {
    await failThreeTimes();
    expect(await ask()).toBe('Paused');
    expect(hand.asked).toBe(0);
  });

  it('counts in a row: a good reply between starts anew', async () => {
    for (let round = 0; round < 3; round++) {
      hand.reply = () => failing();
      expect([await ask(), await ask()]).toEqual(['broken', 'broken']);
      hand.reply = () => saying('Hello.');
      expect(await ask()).toBe('Hello.');
    }
  });

  it.each<[string, Hand['reply'], string]>([
    ['an empty reply', () => saying('', ''), 'empty reply'],
    ['silence', silence, 'timeout'],
  ])('takes %s for a failure', async (_, reply, reason) => {
    hand.reply = reply;
    for (let time = 0; time < 3; time++) {
      const asked = ask();
      await jest.advanceTimersByTimeAsync(GUARDS.firstTokenMs);
      expect(await asked).toBe(reason);
    }
    expect(await ask()).toBe('Paused');
    expect(hand.asked).toBe(3);
  });

  it('tries one reply once the time is over, and lets all through when it is good', async () => {
    await failThreeTimes();
    jest.advanceTimersByTime(BREAK_MS);
    const trial = held();
    hand.reply = trial.reply;
    const trying = ask();
    // The other requests fail at once and do not wait for the trial to end.
    expect([await ask(), await ask()]).toEqual(['Unavailable', 'Unavailable']);
    expect(hand.asked).toBe(1);
    trial.open();
    expect(await trying).toBe('Well, yes.');
    hand.reply = () => saying('Hello.');
    expect(await Promise.all([ask(), ask()])).toEqual(['Hello.', 'Hello.']);
  });

  it('goes on leaving it alone when the trial fails', async () => {
    await failThreeTimes();
    jest.advanceTimersByTime(BREAK_MS);
    hand.reply = () => failing();
    expect(await ask()).toBe('broken');
    expect(await ask()).toBe('Paused');
    expect(hand.asked).toBe(1);
  });

  it('has learned nothing from a trial that was stopped before its first word', async () => {
    await failThreeTimes();
    jest.advanceTimersByTime(BREAK_MS);
    const stop = new AbortController();
    hand.reply = silence;
    const stopped = ask(stop.signal);
    await jest.advanceTimersByTimeAsync(0);
    stop.abort();
    expect(await stopped).toBe('');
    hand.reply = () => saying('Hello.');
    expect(await ask()).toBe('Paused');
    jest.advanceTimersByTime(BREAK_MS);
    expect(await ask()).toBe('Hello.');
  });

  it('counts replies that are stopped neither for nor against', async () => {
    hand.reply = silence;
    for (let time = 0; time < 4; time++) {
      const stop = new AbortController();
      const stopped = ask(stop.signal);
      await jest.advanceTimersByTimeAsync(0);
      stop.abort();
      expect(await stopped).toBe('');
    }
    hand.reply = () => saying('Hello.');
    expect(await ask()).toBe('Hello.');
  });

  it('counts a reply against it for which the time ran out', async () => {
    hand.reply = silence;
    for (let time = 0; time < 3; time++) expect(await ask(AbortSignal.timeout(5))).toBe('timeout');
    expect(await ask()).toBe('Paused');
    expect(hand.asked).toBe(3);
  });

  it('keeps the pause that a provider asks for', async () => {
    hand.reply = () => failing(BREAK_MS);
    expect(await ask()).toBe('broken');
    hand.reply = () => saying('Hello.');
    expect(await ask()).toBe('Paused');
    jest.advanceTimersByTime(BREAK_MS);
    expect(await ask()).toBe('Hello.');
  });
});

describe('the time of a whole reply', () => {
  const WHOLE_MS = 150;

  it('ends one that goes on and on, however quick its words, and frees its place', async () => {
    const hurried = { ...GUARDS, wholeMs: WHOLE_MS };
    provider = new GuardedProvider(hand, hurried, new ProcessLimit(1, 1), pino({ level: 'silent' }));
    hand.reply = rambling;
    const begun = Date.now();
    const words: string[] = [];
    await expect(async () => {
      for await (const word of begin()) words.push(word);
    }).rejects.toMatchObject({ reason: 'timeout' });
    expect(Date.now() - begun).toBeGreaterThanOrEqual(WHOLE_MS - 5);
    expect(words.length).toBeGreaterThan(1);
    expect(provider.calls).toEqual({ open: 0, waiting: 0 });
    hand.reply = () => saying('Hello.');
    expect(await ask()).toBe('Hello.');
  });
});

describe('the limit of calls', () => {
  it('lets as many wait as are at work, and sends the rest away', async () => {
    const first = held();
    hand.reply = first.reply;
    const asked = Array.from({ length: 5 }, () => ask());
    expect(await asked[4]).toBe('Unavailable');
    expect(hand.asked).toBe(2);
    first.open();
    expect(await Promise.all(asked.slice(0, 4))).toEqual(Array(4).fill('Well, yes.'));
  });

  it('is waited for no longer than a first word', async () => {
    const first = held();
    const readers = [begin(), begin()];
    hand.reply = first.reply;
    for (const reader of readers) await reader.next();
    const begun = Date.now();
    expect(await ask()).toBe('Unavailable');
    expect(Date.now() - begun).toBeGreaterThanOrEqual(GUARDS.firstTokenMs - 5);
    expect(hand.asked).toBe(2);
    // A call that waited in vain takes no permit later.
    for (const reader of readers) await reader.return(undefined);
    expect(await Promise.all([begin().next(), begin().next()])).toMatchObject([
      { value: 'Well, ' },
      { value: 'Well, ' },
    ]);
  });

  it('is left at once by whoever stops', async () => {
    const readers = [begin(), begin()];
    hand.reply = held().reply;
    for (const reader of readers) await reader.next();
    const stop = new AbortController();
    const waiting = ask(stop.signal);
    const begun = Date.now();
    stop.abort();
    expect(await waiting).toBe('Abandoned');
    expect(await ask(stop.signal)).toBe('Abandoned');
    expect(Date.now() - begun).toBeLessThan(GUARDS.firstTokenMs / 2);
  });
});

/** A reply that comes word by word, for two seconds unless its signal aborts. */
async function* rambling({ signal }: ProviderRequest): AsyncGenerator<string> {
  for (let word = 0; word < 100 && !signal.aborted; word++) {
    yield 'and ';
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A reply without any text until its signal aborts. */
async function* silence({ signal }: ProviderRequest): AsyncGenerator<string> {
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve);
  });
  yield* [];
}
