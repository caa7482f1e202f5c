import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Remembers who has yet to see that the two are together. Processes from before this migration set nothing, so
 * that couples who join while they run see no such screen.
 */
export class UnseenJoins1790000023000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE memberships ADD join_unseen boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE memberships DROP join_unseen');
  }
}
