import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the tables that every service has besides its own: outbox, inbox and idempotency keys. */
export class PlatformTables1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        id uuid PRIMARY KEY,
        subject text NOT NULL,
        data jsonb NOT NULL,
        traceparent text NOT NULL,
        occurred_at timestamptz(3) NOT NULL,
        attempts int NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL,
        published_at timestamptz,
        dead_at timestamptz
      );
      CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE published_at IS NULL AND dead_at IS NULL;
      CREATE TABLE inbox (
        consumer text NOT NULL,
        event_id uuid NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (consumer, event_id)
      );
      CREATE TABLE idempotency_keys (
        user_id uuid NOT NULL,
        key text NOT NULL,
        request_hash text NOT NULL,
        response bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, key)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_keys; DROP TABLE inbox; DROP TABLE outbox;');
  }
}
