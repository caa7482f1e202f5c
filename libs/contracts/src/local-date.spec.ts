import { describe, expect, it, jest } from '@jest/globals';
import { dayNumber, daysAfter, isTimeZone, localDate } from './local-date.js';

describe('the calendar day in a zone', () => {
  it.each([
    ['2026-11-20T12:00:00Z', 'UTC', '2026-11-20'],
    ['2026-11-20T23:59:59.999Z', 'UTC', '2026-11-20'],
    ['2026-11-21T00:00:00Z', 'UTC', '2026-11-21'],
    // East of Greenwich the day begins earlier, west of it later.
    ['2026-11-20T23:14:00Z', 'Europe/Berlin', '2026-11-21'],
    ['2026-11-20T22:59:59Z', 'Europe/Berlin', '2026-11-20'],
    ['2026-11-21T04:59:59Z', 'America/New_York', '2026-11-20'],
    ['2026-11-21T05:00:00Z', 'America/New_York', '2026-11-21'],
    ['2026-11-20T10:00:00Z', 'Pacific/Kiritimati', '2026-11-21'],
    ['2026-11-20T10:59:59Z', 'Pacific/Pago_Pago', '2026-11-19'],
    // These zones differ from UTC by half or quarter hours.
    ['2026-11-20T18:30:00Z', 'Asia/Kolkata', '2026-11-21'],
    ['2026-11-20T18:29:59Z', 'Asia/Kolkata', '2026-11-20'],
    ['2026-11-20T18:15:00Z', 'Asia/Kathmandu', '2026-11-21'],
    // These are turns of the year, and leap days.
    ['2026-12-31T23:30:00Z', 'Europe/Berlin', '2027-01-01'],
    ['2027-01-01T04:30:00Z', 'America/New_York', '2026-12-31'],
    ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29'],
    ['2028-02-28T23:30:00Z', 'Europe/Berlin', '2028-02-29'],
    ['2027-02-28T23:30:00Z', 'Europe/Berlin', '2027-03-01'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(localDate(new Date(instant), zone)).toBe(day);
  });

  it.each([
    // In Berlin, 29 March 2026 has 23 hours and 25 October 2026 has 25.
    ['2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', 'Europe/Berlin', '2026-10-25'],
    // In New York, the same is true of 8 March 2026 and 1 November 2026.
    ['2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z', 'America/New_York', '2026-03-08'],
    ['2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z', 'America/New_York', '2026-11-01'],
  ])('from %s to %s in %s is one day, whatever the clocks do', (first, last, zone, day) => {
    const [from, to] = [new Date(first), new Date(last)];
    expect([localDate(from, zone), localDate(to, zone)]).toEqual([day, day]);
    expect(localDate(new Date(from.getTime() - 1), zone)).not.toBe(day);
    expect(localDate(new Date(to.getTime() + 1_000), zone)).not.toBe(day);
  });

  it('does not know a zone that is none', () => {
    expect(() => localDate(new Date(), 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('the number of a day', () => {
  it.each([
    ['1970-01-01', 0],
    ['1970-01-02', 1],
    ['1969-12-31', -1],
    ['2000-02-29', 11_016],
    ['2026-11-20', 20_777],
  ])('%s is %i', (day, number) => {
    expect(dayNumber(day)).toBe(number);
  });

  it.each([
    ['2028-02-28', '2028-02-29'],
    ['2028-02-29', '2028-03-01'],
    ['2027-02-28', '2027-03-01'],
    ['2026-03-28', '2026-03-29'],
    ['2026-10-25', '2026-10-26'],
    ['2026-12-31', '2027-01-01'],
  ])('is one more on the day after: %s, %s', (day, next) => {
    expect(dayNumber(next) - dayNumber(day)).toBe(1);
  });
});

describe('the day some days after another', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-11-20', -1, '2026-11-19'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-03', -7, '2026-12-27'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-03-01', -1, '2028-02-29'],
    // Days on which clocks change have no other length here.
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['1970-01-01', -1, '1969-12-31'],
    ['2026-11-20', 366, '2027-11-21'],
  ])('%s and %i days is %s', (day, days, other) => {
    expect(daysAfter(day, days)).toBe(other);
  });
});

describe('a time zone', () => {
  it.each(['UTC', 'Europe/Berlin', 'america/new_york', 'Asia/Kathmandu'])('may be %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(['', ' ', 'Berlin', 'Europe/Atlantis', '../../etc/passwd', 'UTC; DROP TABLE', '\u0000'])(
    'may not be %j',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );

  it('is still known right after hundreds of others', () => {
    const names = Intl.supportedValuesOf('timeZone');
    expect(names.every(isTimeZone)).toBe(true);
    for (let turn = 0; turn < 600; turn++) isTimeZone(`Nowhere/${turn}`);
    expect(localDate(new Date('2026-11-20T23:14:00Z'), 'Europe/Berlin')).toBe('2026-11-21');
  });

  /** Number of formats that `work` makes, each of which costs far more than a date. */
  function formatsFor(work: () => void): number {
    const { DateTimeFormat } = Intl;
    const made = jest
      .spyOn(Intl, 'DateTimeFormat')
      .mockImplementation((locale, options) => new DateTimeFormat(locale, options));
    work();
    const { length } = made.mock.calls;
    made.mockRestore();
    return length;
  }

  it('is quickly used again, whatever spellings came before, of which not all are kept', () => {
    const two = (number: number) => `${number}`.padStart(2, '0');
    const spellings = Array.from({ length: 700 }, (_, at) => `+${two(Math.floor(at / 60))}:${two(at % 60)}`);
    expect(spellings.every(isTimeZone)).toBe(true);
    const again = () => ['PACIFIC/chatham', 'PACIFIC/chatham', 'PACIFIC/chatham'].forEach(isTimeZone);
    expect(formatsFor(again)).toBe(1);
    expect(formatsFor(() => isTimeZone(spellings[0]!))).toBe(1);
  });
});
