import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Prepares the move of the keys to their own database. A row for each author stays here as a lock between
 * writing and erasing. Its key is moved once no process runs that looks for it only here.
 */
export class KeysApart1790000000700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE author_keys
        ALTER COLUMN wrapped DROP NOT NULL,
        ALTER COLUMN master_version DROP NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM author_keys WHERE wrapped IS NULL;
      ALTER TABLE author_keys
        ALTER COLUMN wrapped SET NOT NULL,
        ALTER COLUMN master_version SET NOT NULL;
    `);
  }
}
