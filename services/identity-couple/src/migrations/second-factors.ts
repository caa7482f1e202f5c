import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds tables for passkeys, authenticator apps and recovery codes. */
export class SecondFactors1790000007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE totp (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        sealed_secret bytea NOT NULL,
        created_at timestamptz(3) NOT NULL,
        confirmed_at timestamptz(3),
        last_step int NOT NULL,
        failures int NOT NULL,
        failed_at timestamptz(3)
      );
      CREATE TABLE recovery_codes (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        PRIMARY KEY (user_id, code_hash)
      );
      CREATE TABLE passkeys (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        credential_id text NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        name text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        last_used_at timestamptz(3)
      );
      CREATE INDEX passkeys_by_user ON passkeys (user_id);
      CREATE TABLE passkey_challenges (
        challenge_hash bytea PRIMARY KEY,
        purpose text NOT NULL,
        user_id uuid REFERENCES users ON DELETE CASCADE,
        expires_at timestamptz(3) NOT NULL
      );
      CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE passkey_challenges; DROP TABLE passkeys; DROP TABLE recovery_codes; DROP TABLE totp;',
    );
  }
}
