import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the time at which recovery codes were made. For those from before this migration it is in the security log; what
 * is missing there is older than the log, and so no thief's. Taking an account back must neither leave a thief's codes
 * nor cost owners without their phone the only codes they have. The default dates the codes of the release before, which
 * may still run.
 */
export class CodesMade1790000064000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE recovery_codes ADD created_at timestamptz(3) NOT NULL DEFAULT now();
      UPDATE recovery_codes code SET created_at = coalesce(
        (SELECT max(at) FROM security_events event
         WHERE event.user_id = code.user_id AND kind IN ('totp_added', 'recovery_codes_made')),
        now() - interval '180 days');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recovery_codes DROP created_at');
  }
}
