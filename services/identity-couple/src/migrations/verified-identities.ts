import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the address that a provider has verified, because an account may have been opened without any proof.
 */
export class VerifiedIdentities1790000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE external_identities ADD verified_email text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE external_identities DROP verified_email');
  }
}
