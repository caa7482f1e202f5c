import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Results that an earlier release kept open go: the table of before the rounds, and the areas in events that have been
 * told. The previous release still deletes from the table, so the next one drops it.
 */
export class NoOpenResults1790000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      TRUNCATE results;
      UPDATE outbox SET data = data - 'strengths' - 'priorities' WHERE data ? 'strengths';
    `);
  }

  /** What is gone cannot be brought back. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
