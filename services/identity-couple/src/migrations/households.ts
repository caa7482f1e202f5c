import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds what couples say about their household, and people about their own past. */
export class Households1790000031000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE households (
        couple_id uuid PRIMARY KEY REFERENCES couples ON DELETE CASCADE,
        answers jsonb,
        version int NOT NULL
      );
      CREATE TABLE stories (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        story bytea NOT NULL,
        careful boolean NOT NULL,
        version int NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stories; DROP TABLE households;');
  }
}
