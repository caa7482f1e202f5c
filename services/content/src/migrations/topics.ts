import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds what questions and activities are about. They are no tags, because processes from before this migration know
 * all tags by name and would fail to draw for a couple whose household they know. They ignore topics.
 */
export class Topics1790000052000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE prompts ADD topics text[] NOT NULL DEFAULT '{}';
      ALTER TABLE activities ADD topics text[] NOT NULL DEFAULT '{}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE activities DROP topics; ALTER TABLE prompts DROP topics;');
  }
}
