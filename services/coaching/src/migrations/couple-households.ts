import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds what the coach knows of a couple's household. */
export class CoupleHouseholds1790000031000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE couple_households (couple_id uuid PRIMARY KEY, household jsonb, version int NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE couple_households');
  }
}
