import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the session in which a new address was asked for. It is null for addresses from before this migration, which
 * count as asked for elsewhere.
 */
export class AskedFrom1790000061000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE address_changes ADD COLUMN session_id uuid;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE address_changes DROP COLUMN session_id;');
  }
}
