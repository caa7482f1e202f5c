import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An author's shared entries in their order: a page of them is found without passing over the private ones. It is of the
 * product's first days, when the table had hardly a row. Where people write already, take `buildIndex`, which lets them go on.
 */
export class SharedInOrder1790000031000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX entries_shared_by_author ON entries (user_id, created_at DESC, id DESC)
       WHERE visibility = 'shared'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX entries_shared_by_author');
  }
}
