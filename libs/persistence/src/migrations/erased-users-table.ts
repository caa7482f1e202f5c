import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who has been erased here, so that nothing is written for them again: the SHA-256 of an id, which can be recognised
 * but says nothing.
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
