import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds other wordings of questions and activities, as rows that name the one that they word. The seeds mark them as
 * retired, because processes from before this migration would draw them as items of their own. They ignore the other
 * columns.
 */
export class Wordings1790000060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE prompts ADD wording_of uuid;
      ALTER TABLE activities ADD wording_of uuid, ADD place text;
      ALTER TABLE quotes ADD tags text[] NOT NULL DEFAULT '{}';
      ALTER TABLE couple_households ADD ways jsonb;
      CREATE INDEX prompts_worded ON prompts (wording_of) WHERE wording_of IS NOT NULL;
      CREATE INDEX activities_worded ON activities (wording_of) WHERE wording_of IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE couple_households DROP ways;
      ALTER TABLE quotes DROP tags;
      ALTER TABLE activities DROP place, DROP wording_of;
      ALTER TABLE prompts DROP wording_of;
    `);
  }
}
