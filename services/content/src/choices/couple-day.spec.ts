import type { Actor } from '@anew/contracts/actor';
import { expect, it } from '@jest/globals';
import { daysTogether, openDays } from './couple-day.js';

const actor = (more: Partial<Actor>): Actor => ({
  requestId: 'request',
  timeZone: 'UTC',
  userId: 'me',
  sessionId: 'session',
  coupleId: 'couple',
  memberIds: ['me', 'you'],
  ...more,
});

it.each([
  ['someone alone', { togetherSince: null }, 0],
  ['two of whom an older gateway tells nothing', {}, 0],
  ['two on the day after the join', { togetherSince: '2026-03-01T23:59:00.000Z' }, 1],
  [
    'two at the place where it was the next day already',
    {
      togetherSince: '2026-03-01T23:59:00.000Z',
      timeZone: 'Asia/Tokyo',
    },
    0,
  ],
  ['two who joined last year', { togetherSince: '2025-03-02T10:00:00.000Z' }, 365],
  ['two whose clocks disagree', { togetherSince: '2026-03-05T10:00:00.000Z' }, 0],
])('counts the days of %s', (_, more: Partial<Actor>, days) => {
  expect(daysTogether(actor(more), '2026-03-02')).toBe(days);
});

it.each([
  ['2026-11-22', '2026-11-21'],
  ['2026-03-01', '2026-02-28'],
  ['2028-03-01', '2028-02-29'],
  ['2027-01-01', '2026-12-31'],
])('keeps that day and the one before open on %s: %s', (today, yesterday) => {
  expect(openDays(today)).toEqual([today, yesterday]);
});
