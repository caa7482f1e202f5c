import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets housekeeping find expired rows by an index. Without one it would read the sessions and links of
 * everybody each hour.
 */
export class IdentityPruningIndexes1790000036000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX sessions_by_end ON sessions (coalesce(ended_at, expires_at));
      CREATE INDEX password_resets_by_end ON password_resets (expires_at);
      CREATE INDEX address_codes_by_end ON address_codes (expires_at);
      CREATE INDEX address_changes_by_end ON address_changes (expires_at);
      CREATE INDEX address_undos_by_end ON address_undos (expires_at);
      CREATE INDEX totp_unconfirmed ON totp (created_at) WHERE confirmed_at IS NULL;
      CREATE INDEX account_deletions_by_age ON account_deletions (requested_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX account_deletions_by_age;
      DROP INDEX totp_unconfirmed;
      DROP INDEX address_undos_by_end;
      DROP INDEX address_changes_by_end;
      DROP INDEX address_codes_by_end;
      DROP INDEX password_resets_by_end;
      DROP INDEX sessions_by_end;
    `);
  }
}
