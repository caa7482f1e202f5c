import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A person names their conversations and takes them out of the list. The previous release knows neither: it lists hidden
 * ones, and may put a date in place of a name.
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
