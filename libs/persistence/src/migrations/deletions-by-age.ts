import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the keys' database find old records of deletions by an index. */
export class DeletionsByAge1790000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX deletions_by_age ON deletions (deleted_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX deletions_by_age');
  }
}
