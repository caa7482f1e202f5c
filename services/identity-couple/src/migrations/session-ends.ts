import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes all open sessions end at the latest 90 days after their sign-in. */
export class SessionEnds1790000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "UPDATE sessions SET expires_at = created_at + interval '90 days' WHERE expires_at > created_at + interval '90 days'",
    );
  }

  async down(): Promise<void> {
    // Processes from before this migration accept sessions that end earlier, too.
  }
}
