import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a table of keys, one for each person who writes in the service, wrapped by a master key. */
export class AuthorKeysTable1790000000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE author_keys (
        user_id uuid PRIMARY KEY,
        wrapped bytea NOT NULL,
        master_version int NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX author_keys_by_master ON author_keys (master_version);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE author_keys');
  }
}
