import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds a column for the sealed details that people gave about themselves and their partner. The mail address
 * stays readable, because the organizers write to it. The processes have the keys and therefore seal the old
 * columns, which a later release will drop.
 */
export class SealedInterests1790000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE retreat_interests ADD COLUMN details bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE retreat_interests DROP COLUMN details');
  }
}
