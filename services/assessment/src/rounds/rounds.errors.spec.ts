import { expect, it } from '@jest/globals';
import { roundTooSoon } from './rounds.errors.js';

it('a round that is too soon says the hour, too: on the date alone, it may still be hours away', () => {
  const opensAt = new Date('2026-12-01T01:30:00Z');
  const { message } = roundTooSoon(opensAt, new Date('2026-11-30T17:00:00Z'), 'America/New_York');
  expect(message).toMatch(/You can answer again from November 30, 2026 at 8:30\sPM\.$/);
});
