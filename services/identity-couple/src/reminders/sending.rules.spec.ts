import { describe, expect, it } from '@jest/globals';
import type { Sending } from '../schedule/sendings.repository.js';
import { endOf, secondsLeft, silenceOf } from './sending.rules.js';

const NOW = new Date('2026-11-22T19:00:05Z');
const sending: Sending = {
  userId: 'a person',
  kind: 'reminder',
  dueAt: new Date('2026-11-22T19:00:00Z'),
  dueDay: '2026-11-22',
  sentDay: '2026-11-21',
  tries: 1,
  channel: 'mail',
  time: '19:00',
  timeZone: 'UTC',
  language: null,
  email: 'someone@example.org',
  coupleId: 'a couple',
  isAlone: false,
  isDone: false,
};
const silence = (more: Partial<Sending>) => silenceOf({ ...sending, ...more }, NOW);

describe('what is due', () => {
  it('is sent to one of two, and a reminder to someone who waits for their partner, too', () => {
    expect([silence({}), silence({ isAlone: true }), silence({ kind: 'letter' })]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is not sent twice a day, nor to someone without a couple', () => {
    expect(silence({ sentDay: '2026-11-22' })).toBe('sent before');
    for (const kind of ['reminder', 'letter'] as const)
      expect(silence({ kind, coupleId: null, isAlone: true })).toBe('no couple');
  });

  it('is sent until its latest time, and a reminder of the evening not after midnight', () => {
    const evening = { ...sending, dueAt: new Date('2026-11-22T23:30:00Z') };
    expect(silenceOf(evening, new Date('2026-11-23T00:00:00Z'))).toBeNull();
    expect(silenceOf(evening, new Date('2026-11-23T00:40:00Z'))).toBe('late');
    expect(silenceOf({ ...evening, kind: 'letter' }, new Date('2026-11-23T00:40:00Z'))).toBeNull();
  });

  it.each([
    ['on time', '2026-11-22T19:00:00Z', 10_800],
    ['late', '2026-11-22T21:55:00.500Z', 299],
    ['too late, because it was sent for a while', '2026-11-22T22:00:01Z', 0],
  ])('may wait for a browser that is away only until then: %s', (_, now, seconds) => {
    expect(secondsLeft(sending, new Date(now))).toBe(seconds);
  });

  it('is no reminder of what is done, and no letter about two to someone who is alone', () => {
    expect([silence({ isDone: true }), silence({ kind: 'letter', isDone: true })]).toEqual(['done', null]);
    expect(silence({ kind: 'letter', isAlone: true })).toBe('alone');
  });
});

describe('what is tried again', () => {
  it.each([
    [0, '2026-11-22T19:00:35Z'],
    [120_000, '2026-11-22T19:02:05Z'],
    [99_999_999_999_999_000, '2026-11-22T22:00:05Z'],
  ])('after %i ms is planned, but never later than it may be sent', (waitMs, at) => {
    const { tryAgainAt } = endOf(sending, { outcome: 'later', waitMs }, NOW);
    expect(tryAgainAt).toEqual(new Date(at));
  });
});
