import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex, dropIndex } from './build-index.js';

/**
 * Lets the relay claim events in their order from the beginning of an index, however many wait. The index before it did
 * not order events that are due at the same time, as all are after a restore.
 */
export class OutboxInOrder1790000062000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const waiting = 'WHERE published_at IS NULL AND dead_at IS NULL';
    await buildIndex(runner, 'outbox_in_order', `ON outbox (next_attempt_at, id) ${waiting}`);
    await dropIndex(runner, 'outbox_due');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE published_at IS NULL AND dead_at IS NULL;
      DROP INDEX outbox_in_order;
    `);
  }
}
