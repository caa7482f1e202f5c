import { describe, expect, it } from '@jest/globals';
import { asProviderError, ProviderError } from './provider-error.js';

const NOW = Date.UTC(2026, 5, 1, 12);
const MINUTES_15 = 15 * 60_000;
const HOUR = 60 * 60_000;

const thrown = (fields: object, headers: Record<string, string> = {}) =>
  Object.assign(new Error('what was asked'), fields, { headers: new Headers(headers) });

const pauseOf = (headers: Record<string, string>) =>
  asProviderError(thrown({ status: 429 }, headers), NOW).pauseMs;

describe('what a client library has thrown', () => {
  it('stays what it is when it says all already', () => {
    const error = new ProviderError('timeout');
    expect(asProviderError(error, NOW)).toBe(error);
  });

  it('tells its status, or else its class, and never its text', () => {
    class APIConnectionError extends Error {}
    const reasons = [
      thrown({ status: 500 }),
      new APIConnectionError('what was asked'),
      'what was asked',
      null,
      undefined,
    ].map((error) => asProviderError(error, NOW));
    expect(reasons.map(({ reason }) => reason)).toEqual([
      'status 500',
      'APIConnectionError',
      'Object',
      'Object',
      'Object',
    ]);
    for (const error of reasons) expect(error.message).not.toContain('what was asked');
  });
});

describe('how long a provider is to be left alone', () => {
  it.each<[Record<string, string>, number | undefined]>([
    [{}, undefined],
    [{ 'retry-after': '7' }, 7_000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': 'Mon, 01 Jun 2026 12:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Mon, 01 Jun 2026 11:59:30 GMT' }, undefined],
    [{ 'retry-after': '-7' }, undefined],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': '' }, undefined],
    [{ 'retry-after': '604800' }, HOUR],
    [{ 'retry-after-ms': '1250', 'retry-after': '2' }, 1_250],
    [{ 'retry-after-ms': 'soon', 'retry-after': '2' }, 2_000],
    [{ 'retry-after-ms': '', 'retry-after': '2' }, 2_000],
    [{ 'retry-after-ms': '1e12' }, HOUR],
  ])('is read from %j: %s', (headers, pause) => {
    expect(pauseOf(headers)).toBe(pause);
  });

  it.each([
    { status: 401 },
    { status: 402 },
    { status: 403 },
    { status: 429, code: 'insufficient_quota' },
    { status: 429, type: 'insufficient_quota' },
    { status: undefined, type: 'billing_error' },
    { status: 400, message: 'Your credit balance is too low to access the API.' },
    { status: 400, message: 'You have reached your specified API usage limits.' },
  ])('is long when a person has to see to it: %j', (fields) => {
    expect(asProviderError(thrown(fields, { 'retry-after': '1' }), NOW).pauseMs).toBe(MINUTES_15);
  });

  it.each([
    { status: 400, message: 'max_tokens is too large' },
    { status: 404 },
    { status: 500, message: 'usage limits could not be read' },
    { status: 529, type: 'overloaded_error' },
  ])('is not said by %j', (fields) => {
    expect(asProviderError(thrown(fields), NOW).pauseMs).toBeUndefined();
  });
});
