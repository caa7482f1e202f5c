import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Removes results that were stored unencrypted: the table from before the rounds, and the areas in published
 * events. Processes from before this migration still delete from the table, so only a later one can drop it.
 */
export class NoOpenResults1790000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      TRUNCATE results;
      UPDATE outbox SET data = data - 'strengths' - 'priorities' WHERE data ? 'strengths';
    `);
  }

  /** The removed data cannot be restored. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
