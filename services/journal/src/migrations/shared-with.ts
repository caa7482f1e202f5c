import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the reader with whom each text is shared. Existing rows, and those that processes from before this
 * migration still write, have none: `shared_at` is the time at which they were shared with the author's partner of that
 * time, so that no later partner can read them. Later processes always write null there.
 */
export class SharedWith1790000011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE entries ADD shared_with uuid, ADD shared_at timestamptz(3) DEFAULT now();
      ALTER TABLE appreciations ADD shared_with uuid, ADD shared_at timestamptz(3) DEFAULT now();
      CREATE INDEX entries_by_reader ON entries (shared_with);
      CREATE INDEX appreciations_by_reader ON appreciations (shared_with);
      CREATE TABLE sharing_decisions (
        user_id uuid PRIMARY KEY,
        partner_id uuid NOT NULL,
        together_since timestamptz(3) NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE sharing_decisions;
      ALTER TABLE appreciations DROP shared_with, DROP shared_at;
      ALTER TABLE entries DROP shared_with, DROP shared_at;
    `);
  }
}
