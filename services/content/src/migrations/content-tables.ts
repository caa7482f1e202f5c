import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ContentTables1790000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE seeds (name text PRIMARY KEY, checksum text NOT NULL);
      CREATE TABLE quotes (
        id text PRIMARY KEY,
        text text NOT NULL,
        author text NOT NULL,
        category text NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE quotes; DROP TABLE seeds;');
  }
}
