import type { Database } from '@anew/testkit/database';

/** Couples without a member, of which there must never be any. */
export const emptyCouplesIn = (database: Database) =>
  database.query('SELECT id FROM couples WHERE id NOT IN (SELECT couple_id FROM memberships)');
