import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How far each question goes, and which questions a couple prefers. Processes from before this
 * migration ignore both. Questions that they seed during the rollout are in the middle until the next start.
 */
export class QuestionDepth1790000033000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE prompts ADD depth text NOT NULL DEFAULT 'middle';
      CREATE TABLE couple_preferences (
        couple_id uuid PRIMARY KEY,
        question_style text NOT NULL,
        ai_questions text NOT NULL,
        version bigint NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE couple_preferences; ALTER TABLE prompts DROP depth;');
  }
}
