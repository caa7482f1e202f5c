import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds news about the couple to each membership, which stay until the person has seen them. */
export class CoupleNews1790000011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE memberships
        ADD news text CHECK (news IN ('partner_joined', 'parted')),
        ADD news_at timestamptz(3),
        ADD news_seen boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE memberships DROP news, DROP news_at, DROP news_seen;');
  }
}
