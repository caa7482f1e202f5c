import type { Logger } from '@anew/observability/logger';
import { expect, it } from '@jest/globals';
import { LateRequests } from './late-requests.js';

const NOON = Date.parse('2026-11-29T12:00:00Z');
const SUBJECT = 'rpc.journal.entries.list.v1';

it('warns at most once a minute, by the clock that it is given', () => {
  const warned: unknown[] = [];
  const late = new LateRequests({ warn: (line: unknown) => warned.push(line) } as unknown as Logger);
  expect(late.isLate(SUBJECT, NOON + 1, NOON)).toBe(false);
  for (const seconds of [0, 1, 59, 60, 61])
    expect(late.isLate(SUBJECT, NOON - 6_000, NOON + seconds * 1_000)).toBe(true);
  expect(warned).toEqual([
    { subject: SUBJECT, lateMs: 6_000 },
    { subject: SUBJECT, lateMs: 66_000 },
  ]);
});
