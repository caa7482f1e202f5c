import { describe, expect, it } from '@jest/globals';
import { daysOfMonth, daysWritten, periodOf } from './days.rules.js';

describe('a period of calendar days', () => {
  it.each([
    ['UTC', '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z'],
    ['America/Los_Angeles', '2026-11-20T08:00:00Z', '2026-11-21T08:00:00Z'],
    ['Asia/Kathmandu', '2026-11-19T18:15:00Z', '2026-11-20T18:15:00Z'],
    ['Pacific/Kiritimati', '2026-11-19T10:00:00Z', '2026-11-20T10:00:00Z'],
    ['Pacific/Pago_Pago', '2026-11-20T11:00:00Z', '2026-11-21T11:00:00Z'],
  ])('begins and ends at midnight in %s', (zone, from, until) => {
    const period = periodOf({ from: '2026-11-20', to: '2026-11-20' }, zone);
    expect(period).toEqual({ from: new Date(from), until: new Date(until) });
  });

  it.each([
    ['New York, in spring', 'America/New_York', '2026-03-08', 23],
    ['New York, in autumn', 'America/New_York', '2026-11-01', 25],
    ['Havana, where the clocks change at midnight', 'America/Havana', '2026-03-08', 23],
  ])('is as long as its day is in %s', (_, zone, day, hours) => {
    const { from, until } = periodOf({ from: day, to: day }, zone);
    expect((until!.getTime() - from!.getTime()) / 3_600_000).toBe(hours);
  });

  it('holds both its first and its last day, and is open where none is named', () => {
    expect(periodOf({ from: '2026-01-01', to: '2026-12-31' }, 'UTC')).toEqual({
      from: new Date('2026-01-01T00:00:00Z'),
      until: new Date('2027-01-01T00:00:00Z'),
    });
    expect(periodOf({ from: '2026-01-01' }, 'UTC')).toEqual({ from: new Date('2026-01-01T00:00:00Z') });
    expect(periodOf({}, 'UTC')).toEqual({});
  });
});

it.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('the month %s ends on %s', (month, to) => {
  expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to });
});

describe('the days on which something was written', () => {
  const by = (at: string, who: 'mine' | 'theirs') => ({
    at: new Date(at),
    mine: who === 'mine',
    theirs: who === 'theirs',
  });

  it('are those of the zone, each once, in their order, with who wrote', () => {
    const written = [
      by('2026-11-21T02:00:00Z', 'theirs'),
      by('2026-11-20T12:00:00Z', 'mine'),
      by('2026-11-03T12:00:00Z', 'theirs'),
    ];
    expect(daysWritten(written, 'America/New_York')).toEqual([
      { day: '2026-11-03', mine: false, theirs: true },
      { day: '2026-11-20', mine: true, theirs: true },
    ]);
    expect(daysWritten([], 'UTC')).toEqual([]);
  });
});
