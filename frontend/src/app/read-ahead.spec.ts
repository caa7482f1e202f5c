import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { untilLull } from './read-ahead';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const never = new Promise(() => undefined);

/** Milliseconds after which these reads are shown. */
async function shownAfter(reads: readonly Promise<unknown>[]): Promise<number> {
  const begun = performance.now();
  const shown = untilLull(reads).then(() => performance.now() - begun);
  await jest.advanceTimersByTimeAsync(20_000);
  return shown;
}

it('a screen is shown when all its answers are there', async () => {
  expect(await shownAfter([after(40), after(90)])).toBe(90);
});

it('an answer that hangs is waited for a moment', async () => {
  expect(await shownAfter([after(40), after(90), never])).toBe(390);
});

it('where the others took long, it is waited for as long again', async () => {
  expect(await shownAfter([after(900), after(1_200), never])).toBe(2_400);
  expect(await shownAfter([after(900), after(1_700)])).toBe(1_700);
});

it('where no answer comes, the screen says within a second that it is loading', async () => {
  expect(await shownAfter([never, never])).toBe(1_000);
});
