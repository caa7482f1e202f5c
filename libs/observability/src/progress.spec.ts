import { beforeEach, expect, it } from '@jest/globals';
import { Progress } from './progress.js';
import { Readiness } from './readiness.js';

const PATIENCE_MS = 60_000;
const START = Date.parse('2026-11-22T08:00:00Z');

let progress: Progress;

beforeEach(() => {
  progress = new Progress(PATIENCE_MS);
});

const after = (milliseconds: number) => START + milliseconds;
/** What the worker sees every five seconds while the oldest work is this old at the beginning. */
function watch(ageMs: number, forMs: number): void {
  for (let passed = 0; passed <= forMs; passed += 5_000) progress.saw(ageMs + passed, after(passed));
}

it('takes a worker for stuck that finishes nothing of what is overdue', () => {
  watch(PATIENCE_MS, PATIENCE_MS);
  expect(progress.isStuck(after(PATIENCE_MS - 1))).toBe(false);
  expect(progress.isStuck(after(PATIENCE_MS))).toBe(true);
});

it.each([
  ['nothing is due', () => progress.saw(0, after(PATIENCE_MS))],
  ['what is due is not old', () => progress.saw(PATIENCE_MS - 1, after(PATIENCE_MS))],
  ['a job has ended, or something it needs is away', () => progress.reset()],
])('does not if %s', (_, happen) => {
  watch(PATIENCE_MS, PATIENCE_MS);
  happen();
  expect(progress.isStuck(after(PATIENCE_MS))).toBe(false);
});

it('waits anew after each of these', () => {
  watch(PATIENCE_MS, PATIENCE_MS);
  progress.reset();
  progress.saw(10 * PATIENCE_MS, after(PATIENCE_MS));
  expect(progress.isStuck(after(2 * PATIENCE_MS - 1))).toBe(false);
  expect(progress.isStuck(after(2 * PATIENCE_MS))).toBe(true);
});

it('ends the liveness of its process', () => {
  const readiness = new Readiness();
  const short = readiness.watch(new Progress(0));
  expect(readiness.isLive).toBe(true);
  short.saw(1);
  expect(readiness.isLive).toBe(false);
});
