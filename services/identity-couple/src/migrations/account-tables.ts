import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountTables1790000002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ALTER COLUMN password_hash DROP NOT NULL;
      CREATE TABLE external_identities (
        issuer text NOT NULL,
        subject text NOT NULL,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        PRIMARY KEY (issuer, subject)
      );
      CREATE TABLE password_resets (
        secret_hash bytea PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        expires_at timestamptz(3) NOT NULL
      );
      CREATE TABLE pictures (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        bytes bytea,
        created_at timestamptz(3) NOT NULL
      );
      CREATE INDEX pictures_by_user ON pictures (user_id);
      CREATE TABLE account_deletions (
        user_id uuid PRIMARY KEY,
        requested_at timestamptz(3) NOT NULL,
        pending_services text[] NOT NULL,
        completed_at timestamptz(3)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE account_deletions; DROP TABLE pictures; DROP TABLE password_resets; DROP TABLE external_identities;',
    );
  }
}
