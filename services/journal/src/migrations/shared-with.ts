import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Remembers whom each text is shared with. The rows that exist, and those that the previous release still writes, name
 * nobody: `shared_at` says when they were shared with whoever was the author's partner then, so that they stay open to
 * that partner and to nobody who comes later. This release always writes null there.
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
