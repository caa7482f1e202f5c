import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the safety check's findings to messages, sealed like the text. Older messages, and those that
 * processes from before this migration still write, have none until their conversation is scanned.
 */
export class Findings1790000006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages ADD COLUMN findings bytea;
      CREATE INDEX messages_without_findings ON messages (conversation_id) WHERE role = 'user' AND findings IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX messages_without_findings; ALTER TABLE messages DROP COLUMN findings;');
  }
}
