import { buildIndex } from '@anew/persistence/migrations/build-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets a person have an answer to each of the two questions that a day may have. Whoever leaves the couple after the
 * first, and comes back to the second, keeps both. Processes from before this migration write one row of a person and day.
 * They take two such rows for answers to one question.
 */
export class AnswersByQuestion1790000065000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const columns = '(couple_id, day, prompt_id, user_id)';
    await buildIndex(runner, 'prompt_answers_by_question', `ON prompt_answers ${columns}`, { unique: true });
    await runner.query(
      'ALTER TABLE prompt_answers DROP CONSTRAINT IF EXISTS prompt_answers_couple_id_day_user_id_key',
    );
  }

  /** Undoes nothing: the release before works with this index, and the constraint might refuse rows that are there by now. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
