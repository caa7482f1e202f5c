import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the time of the year to which questions and activities belong. Processes from before this migration draw them all
 * year.
 */
export class Seasons1790000037000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE prompts ADD season text;
      ALTER TABLE activities ADD season text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE activities DROP season; ALTER TABLE prompts DROP season;');
  }
}
