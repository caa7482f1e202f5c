import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a count of calls to providers, and a place for the one message that may wait for a conversation. */
export class ChatLimits1790000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE chat_uses ADD COLUMN kind text NOT NULL DEFAULT 'message';
      ALTER TABLE conversations
        ADD COLUMN waiting uuid,
        ADD COLUMN waiting_until timestamptz(3);
      CREATE INDEX conversations_being_answered ON conversations (user_id) WHERE answering IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX conversations_being_answered;
      ALTER TABLE conversations DROP COLUMN waiting, DROP COLUMN waiting_until;
      ALTER TABLE chat_uses DROP COLUMN kind;
    `);
  }
}
