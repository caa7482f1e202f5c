import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the session in which a person last chose what they are sent: mails follow that device and no other. It is no
 * reference, because a session whose row is gone counts like one that has ended.
 */
export class ZoneSessions1790000067000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE preferences ADD COLUMN zone_session_id uuid;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE preferences DROP COLUMN zone_session_id;');
  }
}
