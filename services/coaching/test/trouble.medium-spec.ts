import type { Actor } from '@anew/contracts/actor';
import type { MessageSource } from '@anew/contracts/coaching/views';
import { someone } from '@anew/service-testkit/actors';
import type { Talk } from '@anew/testkit/chat';
import { eventually } from '@anew/testkit/eventually';
import type { Script } from '@anew/testkit/fake-provider';
import type { Protocol } from '@anew/testkit/fake-reply';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type BothProviders, envOfBoth, forgetBoth, startBoth, stopBoth } from './both-providers.js';
import { CoachAlone } from './coach-alone.js';
import { atEach, BEGUN, MIDWAY, WORDLESS } from './troubles.js';

/** Largest length of a reply. */
const LONGEST = 16_000;
const QUESTION = 'Do you have ideas for a date night at home?';

let coach: CoachAlone;
const person: Actor = someone();
/** Providers in the order in which they are asked. */
let fakes: BothProviders;

beforeAll(async () => {
  fakes = await startBoth();
  coach = await CoachAlone.start({
    ...envOfBoth(fakes),
    // Each is longer than a busy machine needs, for a first word and for one message.
    AI_FIRST_TOKEN_TIMEOUT_MS: '1000',
    AI_IDLE_TIMEOUT_MS: '1000',
    AI_BREAK_MS: '1000',
  });
  await coach.publishModules();
  for (const [name, fake] of Object.entries(fakes)) fake.always((reply) => reply.say(`Here is ${name}.`));
  // A person's first reply begins with a line about what the coach is. The tests do not want this line.
  await heal();
});

afterEach(heal);

afterAll(async () => {
  await coach.stop();
  await stopBoth(fakes);
});

/**
 * A reply that continues word by word until the test ends it, so that no time limit ends it on a busy
 * machine.
 */
function talkingTrial() {
  let end: (() => void) | undefined;
  const script: Script = (reply) => {
    const words = setInterval(() => {
      if (reply.asked.isOpen) reply.piece('and so on ');
      else clearInterval(words);
    }, 50);
    end = () => {
      clearInterval(words);
      reply.say('Back again.');
    };
  };
  return { script, hasBegun: () => end !== undefined, end: () => end?.() };
}

const broken: Script = (reply) => reply.refuse(500, 'api_error');

/**
 * Lets both providers answer well, so that failures in a row are counted from zero and both are asked again.
 */
async function heal(): Promise<void> {
  forgetBoth(fakes);
  await answeredBy('anthropic');
  await answeredBy('openai', () => fakes.anthropic.next(broken));
  await answeredBy('anthropic');
  forgetBoth(fakes);
}

const answeredBy = (source: Protocol, prepare = (): void => undefined) =>
  eventually(`an answer of ${source}`, async () => {
    prepare();
    return (await ask()).done?.source === source ? true : undefined;
  });

const ask = (conversationId?: string): Promise<Talk> => coach.say(person, QUESTION, conversationId);

/** Roles, sources and marks of the stored messages. Their text must equal what was streamed. */
async function stored({ conversationId, text }: Talk): Promise<object[]> {
  const messages = await coach.messagesOf(person, conversationId);
  expect(messages.map(({ content }) => content)).toEqual([QUESTION, text]);
  return messages.map(({ role, source, cutOff = false }) => ({ role, source, cutOff }));
}

const answered = (source: MessageSource, cutOff: boolean) => [
  { role: 'user', source: null, cutOff: false },
  { role: 'assistant', source, cutOff },
];

const counts = () => [fakes.anthropic.requests.length, fakes.openai.requests.length];

describe('while a provider has no word to say', () => {
  it.each(WORDLESS)('the next one answers, then the curated coach: it $what', async ({ script }) => {
    fakes.anthropic.next(script, script);
    const second = await ask();
    expect(second).toMatchObject({ text: 'Here is openai.', done: { source: 'openai' } });
    expect(second.done).not.toHaveProperty('cutOff');
    expect(await stored(second)).toEqual(answered('openai', false));
    expect(counts()).toEqual([1, 1]);

    fakes.openai.next(script);
    const third = await ask();
    expect(third.done).toMatchObject({ source: 'curated' });
    expect(third.done).not.toHaveProperty('cutOff');
    expect(third.text).toContain('/modules/');
    expect(await stored(third)).toEqual(answered('curated', false));
    expect(counts()).toEqual([2, 2]);
  });
});

describe('what a provider has begun', () => {
  it.each(atEach(MIDWAY))('is kept and marked when %s %s', async (protocol, _, { script }) => {
    if (protocol === 'openai') fakes.anthropic.next(broken);
    fakes[protocol].next(script);
    const reply = await ask();
    expect(reply).toMatchObject({ text: BEGUN, done: { source: protocol, cutOff: true } });
    expect(await stored(reply)).toEqual(answered(protocol, true));
    // No other provider is asked.
    expect(counts()).toEqual([1, protocol === 'openai' ? 1 : 0]);
  });

  it.each(['anthropic', 'openai'] as const)('is cut at a length when %s finds no end', async (protocol) => {
    if (protocol === 'openai') fakes.anthropic.next(broken);
    fakes[protocol].next((reply) => reply.say(...Array.from({ length: 100 }, () => 'word '.repeat(2_000))));
    const reply = await ask();
    expect(reply.text).toHaveLength(LONGEST);
    expect(reply.done).toMatchObject({ source: protocol, cutOff: true });
    expect(await stored(reply)).toEqual(answered(protocol, true));
  });

  it.each(['anthropic', 'openai'] as const)(
    'is marked, and no failure, when %s ends it at the largest number of tokens',
    async (protocol) => {
      const endless: Script = (reply) => {
        reply.piece(BEGUN);
        reply.endAtLimit();
      };
      for (let time = 0; time < 4; time++) {
        if (protocol === 'openai') fakes.anthropic.next(broken);
        fakes[protocol].next(endless);
        const reply = await ask();
        expect(reply).toMatchObject({ text: BEGUN, done: { source: protocol, cutOff: true } });
        expect(await stored(reply)).toEqual(answered(protocol, true));
        await answeredBy('anthropic');
      }
    },
  );

  it.each(['anthropic', 'openai'] as const)('does not stay when %s declines to end it', async (protocol) => {
    if (protocol === 'openai') fakes.anthropic.next(broken);
    fakes[protocol].next((reply) => {
      reply.piece(BEGUN);
      reply.decline();
    });
    const reply = await ask();
    expect(reply.done?.source).toBe('curated');
    expect(reply.done).not.toHaveProperty('cutOff');
    expect(reply.text).toContain('/modules/');
    expect(reply.text).not.toContain(BEGUN);
    expect(await stored(reply)).toEqual(answered('curated', false));
  });

  it('is cut at the same length when it comes in one piece', async () => {
    fakes.anthropic.next((reply) => reply.say('word '.repeat(200_000)));
    const reply = await ask();
    expect(reply.text).toHaveLength(LONGEST);
    expect(await stored(reply)).toEqual(answered('anthropic', true));
  });
});

describe('a provider', () => {
  it('is left alone after three failures in a row, then tried with one reply', async () => {
    fakes.anthropic.next(broken, broken, broken);
    for (let time = 0; time < 3; time++) expect((await ask()).done?.source).toBe('openai');
    expect((await ask()).done?.source).toBe('openai');
    expect(fakes.anthropic.requests).toHaveLength(3);
    const trial = talkingTrial();
    fakes.anthropic.next(trial.script);
    const talks: Promise<Talk>[] = [];
    let settled = 0;
    await eventually('the provider to be tried', () => {
      if (!trial.hasBegun() && settled === talks.length) talks.push(ask().finally(() => settled++));
      return trial.hasBegun() || undefined;
    });
    // The others are answered meanwhile, and nobody waits for the trial to end.
    expect((await ask()).done?.source).toBe('openai');
    expect(fakes.anthropic.requests).toHaveLength(4);
    trial.end();
    const sources = (await Promise.all(talks)).map(({ done }) => done?.source);
    expect(sources.filter((source) => source === 'anthropic')).toHaveLength(1);
    expect(await ask()).toMatchObject({ text: 'Here is anthropic.' });
  });

  it('is not asked before the time that it names', async () => {
    let refusedAt = 0;
    fakes.anthropic.next((reply) => {
      refusedAt = Date.now();
      return reply.refuse(429, 'rate_limit_error', { headers: { 'retry-after': '1' } });
    });
    expect((await ask()).done?.source).toBe('openai');
    await eventually('the provider to be asked again', async () =>
      (await ask()).done?.source === 'anthropic' ? true : undefined,
    );
    expect(Date.now() - refusedAt).toBeGreaterThanOrEqual(950);
    expect(fakes.anthropic.requests).toHaveLength(2);
  });
});

describe('a message', () => {
  it('stays in a conversation whose answers came from everywhere', async () => {
    const { conversationId } = await ask();
    fakes.anthropic.next(broken);
    await coach.talk(person, { conversationId, message: 'And on Mondays?' });
    const [first, second] = [fakes.anthropic.requests.at(-1), fakes.openai.only];
    expect(second.turns).toEqual(first?.turns);
    expect(second.turns.map(({ content }) => content)).toEqual([
      QUESTION,
      'Here is anthropic.',
      'And on Mondays?',
    ]);
  });
});
