import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What someone told about themselves and their partner is sealed with their key; the address stays open, for the retreat
 * writes to it. What stands in the old columns is sealed by the processes, which have the keys; they go in a later release.
 */
export class SealedInterests1790000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE retreat_interests ADD COLUMN details bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE retreat_interests DROP COLUMN details');
  }
}
