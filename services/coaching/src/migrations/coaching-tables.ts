import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CoachingTables1790000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE conversations (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        title bytea NOT NULL,
        updated_at timestamptz(3) NOT NULL
      );
      CREATE INDEX conversations_by_user ON conversations (user_id, updated_at DESC);
      CREATE TABLE messages (
        id uuid PRIMARY KEY,
        conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
        role text NOT NULL CHECK (role IN ('user', 'assistant')),
        content bytea NOT NULL,
        source text,
        created_at timestamptz(3) NOT NULL
      );
      CREATE INDEX messages_by_conversation ON messages (conversation_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE messages; DROP TABLE conversations;');
  }
}
