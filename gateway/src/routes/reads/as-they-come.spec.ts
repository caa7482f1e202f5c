import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { asTheyCome } from './as-they-come.js';

it('yields in the order of arrival, and does not wait for one that hangs', async () => {
  const never = new Promise<string>(() => undefined);
  const answers = asTheyCome([never, delay(20, 'second'), Promise.resolve('first')]);
  expect([await answers.next(), await answers.next()]).toEqual([
    { value: 'first', done: false },
    { value: 'second', done: false },
  ]);
});

it('ends after the last', async () => {
  const seen: number[] = [];
  for await (const value of asTheyCome([Promise.resolve(1), Promise.resolve(2)])) seen.push(value);
  expect(seen).toEqual([1, 2]);
});
