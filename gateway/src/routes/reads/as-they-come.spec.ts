import { expect, it } from '@jest/globals';
import { asTheyCome } from './as-they-come.js';

it('yields in the order of arrival, and does not wait for one that hangs', async () => {
  const never = new Promise<string>(() => undefined);
  let arrive = (_: string): void => undefined;
  const later = new Promise<string>((resolve) => (arrive = resolve));
  const answers = asTheyCome([never, later, Promise.resolve('first')]);
  expect(await answers.next()).toEqual({ value: 'first', done: false });
  arrive('second');
  expect(await answers.next()).toEqual({ value: 'second', done: false });
});

it('ends after the last', async () => {
  const seen: number[] = [];
  for await (const value of asTheyCome([Promise.resolve(1), Promise.resolve(2)])) seen.push(value);
  expect(seen).toEqual([1, 2]);
});
