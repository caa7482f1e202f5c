import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An author's private entries in their order: a page of them is found without passing over the shared ones. It is of the
 * product's first days, when the table had hardly a row. Where people write already, take `buildIndex`, which lets them go on.
 */
export class PrivateInOrder1790000050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX entries_private_by_author ON entries (user_id, created_at DESC, id DESC)
       WHERE visibility = 'private'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX entries_private_by_author');
  }
}
