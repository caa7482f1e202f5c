import { describe, expect, it } from '@jest/globals';
import { presentEntry } from './entries.presenter.js';
import type { Entry } from './entries.repository.js';

const PARTNER = { id: '01920000-0000-7000-8000-000000000002', since: '2026-03-01T12:00:00.000Z' };

const entry = (details: Partial<Entry> = {}): Entry => ({
  id: '01920000-0000-7000-8000-00000000000e',
  userId: '01920000-0000-7000-8000-000000000001',
  content: 'We laughed.',
  visibility: 'shared',
  sharedWith: PARTNER.id,
  sharedAt: null,
  unseen: true,
  dailyPromptId: null,
  createdAt: new Date('2026-03-02T08:00:00Z'),
  updatedAt: new Date('2026-03-02T09:00:00Z'),
  ...details,
});

describe('an entry as its author sees it', () => {
  it('names the moments in ISO 8601, and nothing of how it is shared but whether the partner can read it', () => {
    expect(presentEntry(entry(), PARTNER)).toEqual({
      id: entry().id,
      userId: entry().userId,
      content: 'We laughed.',
      visibility: 'shared',
      dailyPromptId: null,
      createdAt: '2026-03-02T08:00:00.000Z',
      updatedAt: '2026-03-02T09:00:00.000Z',
      partnerCanRead: true,
    });
  });

  it.each([
    ['private, whomever its row names', entry({ visibility: 'private' }), PARTNER],
    ['shared with a former partner', entry({ sharedWith: entry().userId }), PARTNER],
    ['its author’s, who is alone', entry(), null],
  ])('is closed to the partner when it is %s', (_, row, partner) => {
    expect(presentEntry(row, partner).partnerCanRead).toBe(false);
  });
});
