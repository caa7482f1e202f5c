import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets the deletion of old rows, and the search for keys that are still to be moved, find them by an index.
 * Without one each would read the tables of all couples.
 */
export class PruningIndexes1790000000800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX outbox_by_publication ON outbox (published_at) WHERE published_at IS NOT NULL;
      CREATE INDEX inbox_by_receipt ON inbox (received_at);
      CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
      CREATE INDEX author_keys_to_move ON author_keys (user_id) WHERE wrapped IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX author_keys_to_move;
      DROP INDEX idempotency_keys_by_age;
      DROP INDEX inbox_by_receipt;
      DROP INDEX outbox_by_publication;
    `);
  }
}
