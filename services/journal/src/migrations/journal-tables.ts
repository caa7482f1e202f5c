import type { MigrationInterface, QueryRunner } from 'typeorm';

export class JournalTables1790000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE entries (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        content bytea NOT NULL,
        visibility text NOT NULL CHECK (visibility IN ('shared', 'private')),
        daily_prompt_id uuid,
        created_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL
      );
      CREATE INDEX entries_by_author ON entries (user_id, created_at DESC, id DESC);
      CREATE TABLE appreciations (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        day date NOT NULL,
        appreciation bytea NOT NULL,
        quality bytea NOT NULL,
        created_at timestamptz(3) NOT NULL,
        UNIQUE (user_id, day)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE appreciations; DROP TABLE entries;');
  }
}
