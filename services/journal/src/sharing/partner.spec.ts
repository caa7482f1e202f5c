import type { Actor } from '@anew/contracts/actor';
import { DAY_MS } from '@anew/contracts/local-date';
import { describe, expect, it } from '@jest/globals';
import { canRead, partnerOf, sharedWith } from './partner.js';

const ME = '01920000-0000-7000-8000-000000000001';
const THEM = '01920000-0000-7000-8000-000000000002';
const SOMEONE_ELSE = '01920000-0000-7000-8000-000000000003';
const SINCE = '2026-03-01T12:00:00.000Z';

const actor = (details: Partial<Actor>): Actor => ({
  requestId: 'request',
  timeZone: 'UTC',
  userId: ME,
  sessionId: 'session',
  coupleId: 'couple',
  memberIds: [ME],
  ...details,
});

describe('the partner of an actor', () => {
  it('is nobody for someone alone', () => {
    expect(partnerOf(actor({}))).toBeNull();
    expect(partnerOf(actor({ coupleId: null, togetherSince: SINCE }))).toBeNull();
  });

  it.each([[[ME, THEM]], [[THEM, ME]]])('is the other one, wherever they stand (%#)', (memberIds) => {
    expect(partnerOf(actor({ memberIds, togetherSince: SINCE }))).toEqual({ id: THEM, since: SINCE });
  });

  it('is known also where the gateway does not say since when', () => {
    expect(partnerOf(actor({ memberIds: [ME, THEM] }))).toEqual({ id: THEM, since: null });
  });
});

describe('what somebody writes', () => {
  it('is shared with the partner of now, and with nobody while alone', () => {
    const withThem = { sharedWith: THEM, sharedAt: expect.any(Date), unseen: true };
    expect(sharedWith({ id: THEM, since: SINCE })).toEqual(withThem);
    expect(sharedWith(null)).toEqual({ sharedWith: null, sharedAt: null, unseen: false });
  });

  it('is shared since the two are a couple, even where this clock is behind', () => {
    const tomorrow = new Date(Date.now() + DAY_MS);
    expect(sharedWith({ id: THEM, since: tomorrow.toISOString() }).sharedAt).toEqual(tomorrow);
  });

  it.each([
    ['new to whoever could not read it', { sharedWith: SOMEONE_ELSE, sharedAt: null, unseen: false }, true],
    ['still new to whoever has not seen it', { sharedWith: THEM, sharedAt: null, unseen: true }, true],
    ['not new again to whoever has', { sharedWith: THEM, sharedAt: null, unseen: false }, false],
    [
      'not new where the release before shared it',
      { sharedWith: null, sharedAt: new Date(SINCE), unseen: false },
      false,
    ],
  ])('is %s', (_, before, unseen) => {
    expect(sharedWith({ id: THEM, since: SINCE }, before).unseen).toBe(unseen);
  });
});

describe('a row', () => {
  const them = { id: THEM, since: SINCE };
  const named = (id: string | null, at?: string) => ({ sharedWith: id, sharedAt: at ? new Date(at) : null });
  const before = (at: string) => ({ sharedWith: null, sharedAt: new Date(at) });

  it.each([
    ['names the reader', named(THEM), them, true],
    ['names the reader, since whenever', named(THEM), { id: THEM, since: null }, true],
    ['names the reader, since they are a couple', named(THEM, SINCE), them, true],
    ['names the reader, who left and is back', named(THEM, '2026-03-01T11:59:59.999Z'), them, false],
    ['names the reader, and nobody says since when', named(THEM, SINCE), { id: THEM, since: null }, true],
    ['names somebody else', named(SOMEONE_ELSE), them, false],
    ['names somebody else, since they are a couple', named(SOMEONE_ELSE, SINCE), them, false],
    ['names nobody', named(null), them, false],
    ['names somebody, with no partner there', named(THEM), null, false],
    ['is of the release before, and was shared with them there', before(SINCE), them, true],
    ['is of the release before, and of before their time', before('2026-03-01T11:59:59.999Z'), them, false],
    ['is of the release before, and nobody says since when', before(SINCE), { id: THEM, since: null }, false],
  ])('that %s', (_, row, reader, expected) => {
    expect(canRead(row, reader)).toBe(expected);
  });
});
