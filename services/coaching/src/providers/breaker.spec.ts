import { expect, it } from '@jest/globals';
import { Breaker, type Outcome } from './breaker.js';
import { Paused, Unavailable } from './provider-error.js';

const call = (breaker: Breaker, outcome: Outcome) => breaker.begin()(outcome);

/** A breaker after three failures, whose pause is over if it has no length. */
function failed(breakMs: number): Breaker {
  const breaker = new Breaker(breakMs);
  for (let time = 0; time < 3; time++) call(breaker, 'failed');
  return breaker;
}

it('opens with the third failure in a row', () => {
  const breaker = new Breaker(60_000);
  expect(breaker.isOpen).toBe(false);
  call(breaker, 'failed');
  call(breaker, 'failed');
  expect(breaker.isOpen).toBe(false);
  call(breaker, 'failed');
  expect(breaker.isOpen).toBe(true);
  expect(() => breaker.begin()).toThrow(Paused);
});

it('stays open after its pause, through trials that do not succeed, until a call is good', () => {
  const breaker = failed(0);
  expect(breaker.isOpen).toBe(true);
  for (const outcome of ['failed', 'unknown'] as const) {
    const end = breaker.begin();
    expect(breaker.isOpen).toBe(true);
    end(outcome);
    expect(breaker.isOpen).toBe(true);
  }
  call(breaker, 'good');
  expect(breaker.isOpen).toBe(false);
});

it('lets a single call through after its pause, although it is open', () => {
  const breaker = failed(0);
  const end = breaker.begin();
  expect(() => breaker.begin()).toThrow(Unavailable);
  end('good');
  call(breaker, 'good');
});

it('is open while a provider that has not failed asks to be left alone', () => {
  const breaker = new Breaker(0);
  breaker.leaveAlone(60_000);
  expect(breaker.isOpen).toBe(true);
  expect(() => breaker.begin()).toThrow(Paused);
});
