import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the language in which a person wants their mails. It is null for those who have not chosen. */
export class PreferredLanguage1790000045000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE preferences ADD COLUMN language text CHECK (language IN ('en', 'es'));");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE preferences DROP COLUMN language;');
  }
}
