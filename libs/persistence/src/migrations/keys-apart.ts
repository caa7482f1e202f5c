import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keys lie in a database of their own from now on. What stays here is a row for each author, by which whoever writes
 * and whoever erases wait for each other; one that still has a key is moved once no earlier release runs any more.
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
