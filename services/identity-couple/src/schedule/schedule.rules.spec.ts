import { describe, expect, it, jest } from '@jest/globals';
import { instantOf, latestOf, nextLetter, nextReminder, pauseAfter } from './schedule.rules.js';

const at = (instant: string) => new Date(instant);
const berlin = { timeZone: 'Europe/Berlin', sentDay: null };

describe('the moment at which clocks show a time', () => {
  it.each([
    ['2026-01-15', '19:00', 'Europe/Berlin', '2026-01-15T18:00:00.000Z'],
    ['2026-07-15', '19:00', 'Europe/Berlin', '2026-07-15T17:00:00.000Z'],
    ['2026-07-15', '00:00', 'Asia/Kathmandu', '2026-07-14T18:15:00.000Z'],
    ['2026-07-15', '08:00', 'Pacific/Kiritimati', '2026-07-14T18:00:00.000Z'],
    ['2026-07-15', '14:00', 'America/Los_Angeles', '2026-07-15T21:00:00.000Z'],
    // Clocks go from 2:00 to 3:00 on 2026-03-29, and from 3:00 back to 2:00 on 2026-10-25.
    ['2026-03-29', '08:00', 'Europe/Berlin', '2026-03-29T06:00:00.000Z'],
    ['2026-03-29', '01:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '08:00', 'Europe/Berlin', '2026-10-25T07:00:00.000Z'],
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    // Clocks change by half an hour here.
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ])('%s %s in %s is %s', (day, time, timeZone, instant) => {
    expect(instantOf(day, time, timeZone).toISOString()).toBe(instant);
  });

  it('is quickly found again in a zone, whatever spellings of zones came before', () => {
    const two = (number: number) => `${number}`.padStart(2, '0');
    for (let minutes = 0; minutes < 700; minutes++)
      instantOf('2026-07-15', '08:00', `+${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
    const { DateTimeFormat } = Intl;
    const made = jest
      .spyOn(Intl, 'DateTimeFormat')
      .mockImplementation((locale, options) => new DateTimeFormat(locale, options));
    for (let time = 0; time < 3; time++) instantOf('2026-07-15', '08:00', 'PACIFIC/chatham');
    const { length } = made.mock.calls;
    made.mockRestore();
    expect(length).toBe(1);
  });
});

describe('the next reminder', () => {
  it('is today as long as the time has not come', () => {
    expect(nextReminder('19:00', berlin, at('2026-01-15T17:59:59Z'))).toEqual({
      day: '2026-01-15',
      at: at('2026-01-15T18:00:00Z'),
    });
  });

  it('is tomorrow at the time itself', () => {
    expect(nextReminder('19:00', berlin, at('2026-01-15T18:00:00Z')).day).toBe('2026-01-16');
  });

  it('comes at the same hour of the clock before and after each change of it', () => {
    const spring = nextReminder('08:00', berlin, at('2026-03-28T12:00:00Z'));
    const autumn = nextReminder('08:00', berlin, at('2026-10-24T12:00:00Z'));
    expect(spring.at).toEqual(at('2026-03-29T06:00:00Z'));
    expect(autumn.at).toEqual(at('2026-10-25T07:00:00Z'));
  });

  it('comes once on the day on which its time is there twice', () => {
    const twice = { timeZone: 'Europe/Berlin', sentDay: null };
    const first = nextReminder('02:30', twice, at('2026-10-24T12:00:00Z'));
    const second = nextReminder('02:30', { ...twice, sentDay: first.day }, first.at);
    expect([first.day, second.day]).toEqual(['2026-10-25', '2026-10-26']);
  });

  it('is not on a day that has had one, though the time was put later', () => {
    const where = { ...berlin, sentDay: '2026-01-15' };
    expect(nextReminder('21:00', where, at('2026-01-15T18:30:00Z')).day).toBe('2026-01-16');
  });

  it('is not again on the same date after a journey to the west', () => {
    const where = { timeZone: 'America/New_York', sentDay: '2026-01-15' };
    expect(nextReminder('19:00', where, at('2026-01-15T20:00:00Z')).at).toEqual(at('2026-01-17T00:00:00Z'));
  });

  it('is on the next date of the new place after a journey to the east', () => {
    const where = { timeZone: 'Asia/Tokyo', sentDay: '2026-01-15' };
    expect(nextReminder('19:00', where, at('2026-01-16T01:00:00Z')).at).toEqual(at('2026-01-16T10:00:00Z'));
  });
});

describe('the next letter', () => {
  it('is on Sunday at six', () => {
    expect(nextLetter(berlin, at('2026-11-20T12:00:00Z'))).toEqual({
      day: '2026-11-22',
      at: at('2026-11-22T17:00:00Z'),
    });
  });

  it('is a week later once it was sent', () => {
    const where = { ...berlin, sentDay: '2026-11-22' };
    expect(nextLetter(where, at('2026-11-22T17:00:01Z')).day).toBe('2026-11-29');
  });
});

describe('what could not be sent', () => {
  it.each([
    ['reminder', 'three hours later', '2026-11-20T18:00:00Z', '2026-11-20T21:00:00Z'],
    ['reminder', 'when its day ends', '2026-11-20T22:30:00Z', '2026-11-20T23:00:00Z'],
    [
      'reminder',
      'a quarter of an hour later where the day ends sooner',
      '2026-11-20T22:59:00Z',
      '2026-11-20T23:14:00Z',
    ],
    ['letter', 'a day later', '2026-11-20T17:00:00Z', '2026-11-21T17:00:00Z'],
  ] as const)('is left out: a %s %s', (kind, _when, due, latest) => {
    const planned = { kind, dueAt: at(due), dueDay: '2026-11-20', timeZone: 'Europe/Berlin' };
    expect(latestOf(planned)).toEqual(at(latest));
  });

  it('is tried again after longer and longer pauses, but at least every quarter of an hour', () => {
    expect([1, 2, 3, 20].map(pauseAfter)).toEqual([30_000, 60_000, 120_000, 900_000]);
  });
});
