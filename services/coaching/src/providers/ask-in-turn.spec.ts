import { beforeEach, describe, expect, it } from '@jest/globals';
import { askInTurn } from './ask-in-turn.js';
import type { CoachProvider, ProviderRequest } from './coach-provider.js';
import { ProviderError } from './provider-error.js';

let stop: AbortController;
let asked: string[];
let failures: unknown[];
let calls: number;

beforeEach(() => {
  stop = new AbortController();
  asked = [];
  failures = [];
  calls = 2;
});

/** A provider that says these pieces, or fails. */
function provider(name: CoachProvider['name'], ...said: (string | Error)[]): CoachProvider {
  async function* stream(): AsyncGenerator<string> {
    asked.push(name);
    for (const piece of said) {
      if (piece instanceof Error) throw piece;
      yield await Promise.resolve(piece);
    }
  }
  return { name, stream };
}

function ask(...providers: CoachProvider[]): Promise<{ text: string; name: string } | null> {
  const request: ProviderRequest = { system: '', turns: [], maxTokens: 1, signal: stop.signal };
  return askInTurn(providers, request, {
    takeCall: () => Promise.resolve(calls-- > 0),
    read: (text, name) => (text === 'unreadable' ? null : { text, name }),
    onFailure: (failure) => failures.push(failure),
  });
}

const broken = () => provider('anthropic', 'Well, ', new ProviderError('broken'));
const good = () => provider('openai', ' We are ', 'fine.\n');

describe('providers that are asked in turn', () => {
  it('are asked until one answers, whose whole text is read', async () => {
    expect(await ask(good(), broken())).toEqual({ text: 'We are fine.', name: 'openai' });
    expect([asked, failures, calls]).toEqual([['openai'], [], 1]);
  });

  it('follow one that fails, even after it has begun', async () => {
    expect(await ask(broken(), good())).toEqual({ text: 'We are fine.', name: 'openai' });
    expect(failures).toEqual([{ provider: 'anthropic', reason: 'ProviderError' }]);
    expect(calls).toBe(0);
  });

  it('follow one whose answer cannot be read', async () => {
    expect(await ask(provider('anthropic', 'unreadable'), good())).toMatchObject({ name: 'openai' });
    expect(failures).toEqual([]);
  });

  it('give nothing if none of them answers, or if there are none', async () => {
    expect(await ask(broken(), broken())).toBeNull();
    expect(failures).toHaveLength(2);
    expect(await ask()).toBeNull();
  });

  it('are not asked without a call that is left', async () => {
    calls = 1;
    expect(await ask(broken(), good())).toBeNull();
    expect(asked).toEqual(['anthropic']);
  });

  it('are not asked, nor is a call counted, once the request is aborted', async () => {
    const leaving = provider('anthropic', 'unreadable');
    const answer = ask(leaving, good());
    stop.abort();
    expect(await answer).toBeNull();
    expect([asked, calls]).toEqual([['anthropic'], 1]);
  });
});
