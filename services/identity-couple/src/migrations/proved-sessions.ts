import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the time at which a session was last proved to be its person's, and a table for counting limited
 * actions.
 */
export class ProvedSessions1790000005100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions ADD proved_at timestamptz(3);
      CREATE TABLE allowances (
        rule text NOT NULL,
        key bytea NOT NULL,
        used int NOT NULL,
        ends_at timestamptz(3) NOT NULL,
        PRIMARY KEY (rule, key)
      );
      CREATE INDEX allowances_by_end ON allowances (ends_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE allowances; ALTER TABLE sessions DROP proved_at;');
  }
}
