import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets the service find by an index the questions that belong to no couple, and interests that an earlier
 * release stored unencrypted. Without one it reads the rows of all couples.
 */
export class IndexedLookups1790000036000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX prompts_for_all ON prompts (id) WHERE couple_id IS NULL;
      CREATE INDEX retreat_interests_open ON retreat_interests (user_id)
        WHERE details IS NULL OR first_name IS NOT NULL OR last_name IS NOT NULL OR partner_name IS NOT NULL
          OR relationship_length IS NOT NULL OR how_heard IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX retreat_interests_open; DROP INDEX prompts_for_all;');
  }
}
