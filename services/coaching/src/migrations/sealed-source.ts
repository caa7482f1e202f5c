import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who wrote a reply is sealed like the reply: that it came from the safety check says who was in a crisis. What stands in
 * the old column is sealed by the processes, which have the keys; the column goes in a later release.
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
