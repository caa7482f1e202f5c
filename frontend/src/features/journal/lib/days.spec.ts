import { afterEach, describe, expect, it } from '@jest/globals';
import { chooseDateLanguage } from '#shared/lib/date-language';
import { dayName, monthsLater, weekAYearAgo, weeksOf } from './days';

describe('the week that ended a year ago', () => {
  it.each([
    ['2026-11-22', '2025-11-16', '2025-11-22'],
    ['2026-01-03', '2024-12-28', '2025-01-03'],
    ['2028-02-29', '2027-02-23', '2027-03-01'],
  ])('on %s lasted from %s to %s', (today, from, to) => {
    expect(weekAYearAgo(today)).toEqual({ from, to });
  });
});

describe('where the browser takes no day that its month does not have, as Safari and Firefox do', () => {
  const Lenient = Date;
  const isDay = (text: string) => {
    const [year = 0, month = 1, day = 1] = text.slice(0, 10).split('-').map(Number);
    return new Lenient(Lenient.UTC(year, month - 1, day)).getUTCDate() === day;
  };
  class Strict extends Lenient {
    constructor(value: number | string) {
      super(typeof value === 'string' && !isDay(value) ? Number.NaN : value);
    }
  }
  afterEach(() => {
    globalThis.Date = Lenient;
  });

  it('the week of a year ago also ends on March 1 when today is February 29', () => {
    globalThis.Date = Strict as DateConstructor;
    expect(() => new Date('2027-02-29T00:00:00Z').toISOString()).toThrow(RangeError);
    expect(weekAYearAgo('2028-02-29')).toEqual({ from: '2027-02-23', to: '2027-03-01' });
  });
});

describe('the weeks of a month', () => {
  it.each([
    ['2026-02', 4, 0],
    ['2026-11', 5, 0],
    ['2026-08', 6, 6],
  ])('of %s are %i, and its first day has place %i', (month, weeks, place) => {
    const all = weeksOf(month);
    expect(all).toHaveLength(weeks);
    expect(all[0]!.indexOf(`${month}-01`)).toBe(place);
    expect(all.every((week) => week.length === 7)).toBe(true);
  });

  it('hold each of its days once', () => {
    const days = weeksOf('2028-02')
      .flat()
      .filter((day) => day !== null);
    expect(days).toHaveLength(29);
    expect(days.at(-1)).toBe('2028-02-29');
  });
});

it('turns the months over the year', () => {
  expect(monthsLater('2026-01', -1)).toBe('2025-12');
  expect(monthsLater('2026-12', 1)).toBe('2027-01');
});

it('has words for today and yesterday alone', () => {
  const names = ['2026-03-01', '2026-02-28', '2026-02-27'].map((day) => dayName(day, '2026-03-01'));
  expect(names).toEqual(['Today', 'Yesterday', null]);
});

it('today and yesterday have their names in the language of dates', () => {
  chooseDateLanguage('es-US');
  expect(dayName('2026-03-01', '2026-03-01')).toBe('Hoy');
  expect(dayName('2026-02-28', '2026-03-01')).toBe('Ayer');
  chooseDateLanguage('en-US');
});
