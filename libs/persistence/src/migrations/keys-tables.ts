import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the tables of the keys' own database: the authors' keys, and the people who were deleted recently.
 */
export class KeysTables1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE author_keys (
        user_id uuid PRIMARY KEY,
        wrapped bytea NOT NULL,
        master_version int NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX author_keys_by_master ON author_keys (master_version);
      CREATE TABLE deletions (
        user_id uuid PRIMARY KEY,
        deleted_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deletions; DROP TABLE author_keys;');
  }
}
