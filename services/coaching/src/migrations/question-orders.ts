import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Questions that content has ordered for a couple and that are not written yet. Processes from before this migration
 * know no orders.
 */
export class QuestionOrders1790000033000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE question_orders (
        order_id uuid PRIMARY KEY,
        couple_id uuid NOT NULL,
        provider text NOT NULL,
        areas text[] NOT NULL,
        attempts int NOT NULL DEFAULT 0,
        due_at timestamptz(3) NOT NULL
      );
      CREATE INDEX question_orders_due ON question_orders (due_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE question_orders;');
  }
}
