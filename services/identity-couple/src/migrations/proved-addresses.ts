import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds proofs of addresses, and tables for codes, changes and undos. Everyone who belongs to a couple already
 * counts as proved, because nobody asked them at that time.
 */
export class ProvedAddresses1790000005200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD claimed_email text, ADD email_proved_at timestamptz(3);
      CREATE INDEX users_by_claimed_email ON users (claimed_email) WHERE claimed_email IS NOT NULL;
      UPDATE users SET email_proved_at = now()
        WHERE EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = users.id)
           OR EXISTS (SELECT 1 FROM external_identities e
                      WHERE e.user_id = users.id AND e.verified_email = users.email);
      CREATE TABLE address_codes (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        wrong_tries smallint NOT NULL,
        expires_at timestamptz(3) NOT NULL
      );
      CREATE TABLE address_changes (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        email text NOT NULL,
        secret_hash bytea NOT NULL UNIQUE,
        expires_at timestamptz(3) NOT NULL
      );
      CREATE TABLE address_undos (
        secret_hash bytea PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        email text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL
      );
      CREATE INDEX address_undos_by_user ON address_undos (user_id);
      CREATE INDEX address_undos_by_email ON address_undos (email);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE address_undos; DROP TABLE address_changes; DROP TABLE address_codes;
      ALTER TABLE users DROP claimed_email, DROP email_proved_at;
    `);
  }
}
