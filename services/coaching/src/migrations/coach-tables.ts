import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the order of messages, the message that each reply answers, the lease for answering, and tables for
 * the coach's context.
 */
export class CoachTables1790000002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages ADD COLUMN position int;
      UPDATE messages SET position = numbered.position
        FROM (SELECT id, row_number() OVER (PARTITION BY conversation_id ORDER BY id) AS position FROM messages) numbered
        WHERE numbered.id = messages.id;
      ALTER TABLE messages
        ALTER COLUMN position SET NOT NULL,
        ADD COLUMN reply_to uuid UNIQUE REFERENCES messages ON DELETE CASCADE,
        ADD COLUMN cut_off boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT messages_in_order UNIQUE (conversation_id, position);
      DROP INDEX messages_by_conversation;

      ALTER TABLE conversations
        ADD COLUMN answering uuid,
        ADD COLUMN answering_until timestamptz(3),
        ADD COLUMN summary bytea,
        ADD COLUMN summary_until int NOT NULL DEFAULT 0;

      CREATE TABLE chat_uses (
        user_id uuid NOT NULL,
        used_at timestamptz(3) NOT NULL
      );
      CREATE INDEX chat_uses_by_user ON chat_uses (user_id, used_at);

      CREATE TABLE couples (
        couple_id uuid PRIMARY KEY,
        member_ids uuid[] NOT NULL,
        version int NOT NULL
      );
      CREATE TABLE couple_focuses (
        couple_id uuid PRIMARY KEY,
        focuses jsonb NOT NULL,
        version bigint NOT NULL
      );
      CREATE TABLE couple_results (
        couple_id uuid PRIMARY KEY,
        member_ids uuid[] NOT NULL,
        strengths text[] NOT NULL,
        priorities text[] NOT NULL,
        computed_at timestamptz(3) NOT NULL
      );
      CREATE TABLE module_texts (
        slug text PRIMARY KEY,
        content jsonb NOT NULL,
        revision bigint NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE chat_uses, couples, couple_focuses, couple_results, module_texts;
      ALTER TABLE conversations
        DROP COLUMN answering, DROP COLUMN answering_until, DROP COLUMN summary, DROP COLUMN summary_until;
      ALTER TABLE messages DROP COLUMN position, DROP COLUMN reply_to, DROP COLUMN cut_off;
      CREATE INDEX messages_by_conversation ON messages (conversation_id, id);
    `);
  }
}
