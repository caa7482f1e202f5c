import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the two say to the question of a day, and which question gave way to another. Processes from before this
 * migration know neither.
 */
export class PromptAnswers1790000028000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE prompt_answers (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        couple_id uuid NOT NULL,
        day date NOT NULL,
        prompt_id uuid NOT NULL REFERENCES prompts,
        partner_id uuid,
        answer bytea,
        reply bytea,
        created_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL,
        UNIQUE (couple_id, day, user_id)
      );
      CREATE INDEX prompt_answers_by_author ON prompt_answers (user_id, created_at DESC, id DESC);
      CREATE INDEX prompt_answers_by_partner ON prompt_answers (partner_id);
      ALTER TABLE daily_choices ADD replaced_item_id uuid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE daily_choices DROP replaced_item_id; DROP TABLE prompt_answers;');
  }
}
