import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time of the latest event about a deletion, for repeating it. */
export class RepeatedDeletions1790000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account_deletions ADD last_sent_at timestamptz(3);
      UPDATE account_deletions SET last_sent_at = requested_at;
      ALTER TABLE account_deletions
        ALTER last_sent_at SET DEFAULT now(), ALTER last_sent_at SET NOT NULL;
      CREATE INDEX account_deletions_pending ON account_deletions (last_sent_at) WHERE completed_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX account_deletions_pending; ALTER TABLE account_deletions DROP last_sent_at;',
    );
  }
}
