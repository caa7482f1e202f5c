import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AssessmentTables1790000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE responses (
        user_id uuid PRIMARY KEY,
        responses bytea NOT NULL,
        version int NOT NULL,
        submitted_at timestamptz(3) NOT NULL
      );
      CREATE TABLE couples (
        couple_id uuid PRIMARY KEY,
        member_ids uuid[] NOT NULL,
        version int NOT NULL
      );
      CREATE INDEX couples_by_member ON couples USING gin (member_ids);
      CREATE TABLE results (
        couple_id uuid PRIMARY KEY,
        versions_key text NOT NULL,
        results jsonb NOT NULL,
        computed_at timestamptz(3) NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE results; DROP TABLE couples; DROP TABLE responses;');
  }
}
