import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions end 90 days after their sign-in, those that are open now, too. */
export class SessionEnds1790000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "UPDATE sessions SET expires_at = created_at + interval '90 days' WHERE expires_at > created_at + interval '90 days'",
    );
  }

  async down(): Promise<void> {
    // A session that ends sooner is good for the release before, too.
  }
}
