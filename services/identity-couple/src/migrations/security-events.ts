import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the security log, in which owners see events of their account. */
export class SecurityEvents1790000006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE security_events (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        kind text NOT NULL,
        at timestamptz(3) NOT NULL,
        device text,
        network cidr
      );
      CREATE INDEX security_events_by_kind ON security_events (user_id, kind, id);
      CREATE INDEX security_events_by_user ON security_events (user_id, id);
      CREATE INDEX security_events_by_age ON security_events (at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE security_events');
  }
}
