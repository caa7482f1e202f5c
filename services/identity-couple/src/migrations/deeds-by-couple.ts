import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps what somebody did in each couple apart, on the day on which they left one and joined another. Only events wait
 * while the key is made again, and no person. The release before names no columns when rows conflict, so it works with
 * this key, too.
 */
export class DeedsByCouple1790000066000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE deeds DROP CONSTRAINT deeds_pkey, ADD PRIMARY KEY (user_id, deed, day, couple_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM deeds d USING deeds other
      WHERE other.user_id = d.user_id AND other.deed = d.deed AND other.day = d.day AND other.couple_id < d.couple_id;
      ALTER TABLE deeds DROP CONSTRAINT deeds_pkey, ADD PRIMARY KEY (user_id, deed, day);
    `);
  }
}
