import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stops the storage of couples' results, which now come with each call. Processes from before this
 * migration still read and write their table: they find no rows, and their rows are discarded. A later migration may
 * drop the table.
 */
export class NoKeptResults1790000007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION keep_no_row() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
      CREATE TRIGGER keep_no_row BEFORE INSERT ON couple_results FOR EACH ROW EXECUTE FUNCTION keep_no_row();
      TRUNCATE couple_results;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER keep_no_row ON couple_results; DROP FUNCTION keep_no_row;');
  }
}
