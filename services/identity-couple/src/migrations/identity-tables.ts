import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IdentityTables1790000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY,
        email text NOT NULL UNIQUE CHECK (email = lower(email)),
        password_hash text NOT NULL,
        first_name text,
        last_name text,
        avatar_url text,
        created_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL
      );
      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        refresh_hash bytea NOT NULL,
        previous_refresh_hash bytea,
        rotated_at timestamptz(3) NOT NULL,
        user_agent text,
        created_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        ended_at timestamptz(3)
      );
      CREATE INDEX sessions_by_user ON sessions (user_id);
      CREATE TABLE signing_keys (
        kid text PRIMARY KEY,
        public_jwk jsonb NOT NULL,
        sealed_private_jwk bytea NOT NULL,
        created_at timestamptz(3) NOT NULL
      );
      CREATE TABLE couples (
        id uuid PRIMARY KEY,
        invite_code text NOT NULL UNIQUE,
        version int NOT NULL,
        created_at timestamptz(3) NOT NULL
      );
      CREATE TABLE memberships (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        couple_id uuid NOT NULL REFERENCES couples,
        slot smallint NOT NULL CHECK (slot IN (1, 2)),
        joined_at timestamptz(3) NOT NULL,
        UNIQUE (couple_id, slot)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE memberships; DROP TABLE couples; DROP TABLE signing_keys; DROP TABLE sessions; DROP TABLE users;',
    );
  }
}
