import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Questions that AI has written for one couple, and the orders for them. Such a question counts as retired, so that
 * processes from before this migration, which know no couple of a question, draw it for nobody.
 */
export class GeneratedQuestions1790000033100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE prompts ADD couple_id uuid, ADD CHECK (couple_id IS NULL OR retired);
      CREATE INDEX prompts_of_couple ON prompts (couple_id) WHERE couple_id IS NOT NULL;
      CREATE TABLE question_orders (
        id uuid PRIMARY KEY,
        couple_id uuid NOT NULL,
        day date NOT NULL,
        is_filled boolean NOT NULL DEFAULT false,
        UNIQUE (couple_id, day)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE question_orders;
      ALTER TABLE prompts DROP couple_id;
    `);
  }
}
