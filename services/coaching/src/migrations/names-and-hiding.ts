import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets people name and hide conversations. Processes from before this migration know neither: they list
 * hidden ones, and may replace a name by a date.
 */
export class NamesAndHiding1790000008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE conversations
        ADD COLUMN own_title boolean NOT NULL DEFAULT false,
        ADD COLUMN hidden boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE conversations DROP COLUMN own_title, DROP COLUMN hidden;');
  }
}
