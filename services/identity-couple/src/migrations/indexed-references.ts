import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the deletion of a person find their rows by an index. Without one it reads the tables of everybody. */
export class IndexedReferences1790000035000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX external_identities_by_user ON external_identities (user_id);
      CREATE INDEX password_resets_by_user ON password_resets (user_id);
      CREATE INDEX passkey_challenges_by_user ON passkey_challenges (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX passkey_challenges_by_user; DROP INDEX password_resets_by_user; DROP INDEX external_identities_by_user;',
    );
  }
}
