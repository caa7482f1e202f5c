import { speak } from '@anew/words/language';
import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DateText } from '../ui/date-text';
import { chooseDateLanguage, DATE_LANGUAGES, dateLanguage } from './date-language';
import { dayOf, hourOf, ownDate, saidMoment, shortDate, untilNextHour } from './dates';
import { deviceTimeZone, fixTimeZone, timeZone } from './time-zone';

const AT = '2026-11-20T23:30:00.000Z';
const HOUR_MS = 3_600_000;

afterEach(() => {
  window.localStorage.clear();
  speak('en');
});

describe('the time zone', () => {
  it('is the device’s until the person fixes another, and again afterward', () => {
    expect(timeZone()).toBe(deviceTimeZone());
    fixTimeZone('Asia/Tokyo');
    expect([timeZone(), dayOf(new Date(AT)), hourOf(new Date(AT))]).toEqual(['Asia/Tokyo', '2026-11-21', 8]);
    fixTimeZone('America/Los_Angeles');
    expect([dayOf(new Date(AT)), hourOf(new Date(AT))]).toEqual(['2026-11-20', 15]);
    fixTimeZone(null);
    expect(timeZone()).toBe(deviceTimeZone());
  });

  it('gives the same hours whether it is the device’s or fixed to the same', () => {
    const hours = () => [hourOf(new Date(AT)), untilNextHour(new Date(AT))];
    const own = hours();
    fixTimeZone(deviceTimeZone());
    expect(hours()).toEqual(own);
  });

  it('is the device’s when what is stored is no zone', () => {
    fixTimeZone('Atlantis/Harbor');
    expect(timeZone()).toBe(deviceTimeZone());
  });

  it.each([
    ['America/New_York', '2026-11-20T23:30:00.250-05:00', HOUR_MS / 2 - 250],
    ['America/New_York', '2026-11-20T11:00:00-05:00', HOUR_MS],
    ['Asia/Kolkata', '2026-11-20T11:59:59+05:30', 1_000],
    ['America/New_York', '2026-03-08T01:30:00-05:00', HOUR_MS / 2],
  ])('says how long until the next hour in %s at %s', (zone, at, left) => {
    fixTimeZone(zone);
    expect(untilNextHour(new Date(at))).toBe(left);
  });
});

describe('the language of dates', () => {
  it('follows the language of the words, and keeps what was chosen for dates that stand alone', () => {
    fixTimeZone('UTC');
    speak('es');
    expect([dateLanguage(), shortDate(AT, 'journal')]).toEqual(['es-US', 'vie, 20 de nov de 2026']);
    chooseDateLanguage('en-GB');
    expect([dateLanguage(), shortDate(AT, 'journal')]).toEqual(['en-GB', 'vie, 20 de nov de 2026']);
    speak('en');
    expect(shortDate(AT, 'journal')).toBe('Fri, 20 Nov 2026');
  });

  it('is that of the words around a date, where a part of the window is still in English', () => {
    fixTimeZone('UTC');
    speak('es', ['profile']);
    const now = new Date('2026-11-20T23:45:00.000Z');
    expect(shortDate(AT, 'profile')).toBe('vie, 20 de nov de 2026');
    expect(shortDate(AT, 'journal')).toBe('Fri, Nov 20, 2026');
    expect(saidMoment(AT, 'profile', now)).toMatch(/^hoy, /);
    expect(saidMoment(AT, 'journal', now)).toMatch(/^today, /);
    chooseDateLanguage('en-GB');
    expect(shortDate(AT, 'profile')).toBe('vie, 20 de nov de 2026');
    expect(shortDate(AT, 'journal')).toBe('Fri, 20 Nov 2026');
  });

  it('is American English until another is chosen', () => {
    render(<DateText at={AT} />);
    fixTimeZone('UTC');
    expect(dateLanguage()).toBe('en-US');
    expect(shortDate(AT, 'journal')).toBe('Fri, Nov 20, 2026');
    expect(screen.getByRole('time')).toHaveAttribute('lang', 'en-US');
  });

  it('changes a date that stands alone, and says which language it is', () => {
    chooseDateLanguage('de');
    fixTimeZone('UTC');
    render(<DateText at={AT} length="long" />);
    const date = screen.getByText('Freitag, 20. November 2026');
    expect(date).toHaveAttribute('lang', 'de');
    expect(date).toHaveAttribute('datetime', AT);
  });

  it('leaves a date in an English sentence English', () => {
    chooseDateLanguage('de');
    fixTimeZone('UTC');
    expect(shortDate(AT, 'journal')).toBe('Fri, Nov 20, 2026');
    chooseDateLanguage('en-GB');
    expect(shortDate(AT, 'journal')).toBe('Fri, 20 Nov 2026');
  });

  it('shows a calendar day as it is, wherever the person is', () => {
    fixTimeZone('Pacific/Pago_Pago');
    render(<DateText at="2025-11-20" />);
    expect(screen.getByText('Thu, Nov 20, 2025')).toHaveAttribute('datetime', '2025-11-20');
    expect(ownDate('2025-11-20', 'long')).toBe('Thursday, November 20, 2025');
  });

  it.each([
    ['2026-11-20T23:30:00.000Z', 'today, 11:30 PM'],
    ['2026-11-20T00:00:00.000Z', 'today, 12:00 AM'],
    ['2026-11-20', 'today'],
    ['2026-11-19T23:59:00.000Z', 'yesterday'],
    ['2026-11-19', 'yesterday'],
    ['2026-11-18T12:00:00.000Z', 'Wednesday'],
    ['2026-11-14T12:00:00.000Z', 'Saturday'],
    ['2026-11-13T12:00:00.000Z', 'Fri, Nov 13'],
    ['2026-05-22T12:00:00.000Z', 'Fri, May 22'],
    ['2026-05-20T12:00:00.000Z', 'Wed, May 20, 2026'],
    ['2026-11-21T12:00:00.000Z', 'Sat, Nov 21, 2026'],
  ])('says %s as people say it', (iso, words) => {
    fixTimeZone('UTC');
    // Newer engines put a narrow space before AM and PM.
    expect(ownDate(iso, 'short', new Date('2026-11-20T23:45:00.000Z')).replace('\u202f', ' ')).toBe(words);
  });

  it('says today in the chosen language where a date stands alone, and in English inside a sentence', () => {
    chooseDateLanguage('de');
    fixTimeZone('UTC');
    const now = new Date('2026-11-20T23:45:00.000Z');
    expect(ownDate(AT, 'short', now)).toBe('heute, 23:30');
    expect(saidMoment(AT, 'journal', now)).toMatch(/^today, 11:30\sPM$/);
    expect(saidMoment('2026-11-18T12:00:00.000Z', 'journal', now)).toMatch(/^Nov 18, 2026, 12:00\sPM$/);
  });

  it.each(DATE_LANGUAGES)('%s is one that this browser can write', (tag) => {
    expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toHaveLength(1);
  });
});
