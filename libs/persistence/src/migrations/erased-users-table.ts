import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds a table of erased people, so that nothing is written for them again. It holds the SHA-256 of an id,
 * which can be compared but reveals nothing.
 */
export class ErasedUsersTable1790000000600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erased_users (
        id_digest bytea PRIMARY KEY
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE erased_users');
  }
}
