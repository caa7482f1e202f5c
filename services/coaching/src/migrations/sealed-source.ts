import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds a sealed column for the author of a reply, because a reply from the safety check reveals a crisis. The
 * processes have the keys and therefore seal the old column, which a later release will drop.
 */
export class SealedSource1790000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages ADD COLUMN sealed_source bytea;
      CREATE INDEX messages_with_open_source ON messages (id) WHERE source IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX messages_with_open_source; ALTER TABLE messages DROP COLUMN sealed_source;',
    );
  }
}
