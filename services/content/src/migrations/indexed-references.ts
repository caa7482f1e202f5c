import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets the deletion of a question or an activity find what refers to it by an index. Without one it reads
 * the tables of all couples.
 */
export class IndexedReferences1790000035000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX prompt_ratings_by_prompt ON prompt_ratings (prompt_id);
      CREATE INDEX prompt_answers_by_prompt ON prompt_answers (prompt_id);
      CREATE INDEX activity_completions_by_activity ON activity_completions (activity_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX activity_completions_by_activity; DROP INDEX prompt_answers_by_prompt; DROP INDEX prompt_ratings_by_prompt;',
    );
  }
}
