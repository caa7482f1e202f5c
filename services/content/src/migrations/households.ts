import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds what questions and activities presume, and what is known of couples. Processes from before this
 * migration draw and seed without either.
 */
export class Households1790000031000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE prompts ADD tags text[] NOT NULL DEFAULT '{}';
      ALTER TABLE activities ADD tags text[] NOT NULL DEFAULT '{}';
      CREATE TABLE couple_households (
        couple_id uuid PRIMARY KEY,
        household jsonb,
        careful boolean NOT NULL,
        version int NOT NULL
      );
      CREATE TABLE first_modules (user_id uuid PRIMARY KEY, first text, version int NOT NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE first_modules, couple_households;
      ALTER TABLE activities DROP tags;
      ALTER TABLE prompts DROP tags;
    `);
  }
}
