import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds what readers give back for shared texts, and the mark of a shared text that its reader has not seen.
 * Processes from before this migration know neither. What they write or have written is marked as seen, so that
 * nothing old becomes news. When one of them deletes a text, the reactions go with it.
 */
export class Reactions1790000040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reactions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        entry_id uuid REFERENCES entries ON DELETE CASCADE,
        appreciation_id uuid REFERENCES appreciations ON DELETE CASCADE,
        thanked_at timestamptz(3),
        reply bytea,
        replied_at timestamptz(3),
        UNIQUE (entry_id, user_id),
        UNIQUE (appreciation_id, user_id),
        CHECK (num_nonnulls(entry_id, appreciation_id) = 1),
        CHECK (num_nonnulls(reply, replied_at) <> 1)
      );
      CREATE INDEX reactions_by_author ON reactions (user_id, id);
      ALTER TABLE entries ADD unseen boolean NOT NULL DEFAULT false;
      ALTER TABLE appreciations ADD unseen boolean NOT NULL DEFAULT false;
      CREATE INDEX entries_unseen ON entries (shared_with) WHERE unseen;
      CREATE INDEX appreciations_unseen ON appreciations (shared_with) WHERE unseen;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE appreciations DROP unseen;
      ALTER TABLE entries DROP unseen;
      DROP TABLE reactions;
    `);
  }
}
