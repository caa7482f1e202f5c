import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds which of the two said how an agreement went, and the talks whose agreement was taken away. Processes from before
 * this migration leave both as they are: then nobody is named. It is no transaction, so that it never holds one of the tables
 * while it waits for the other; each step may be repeated.
 */
export class WhoseAgreements1790000066000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE agreements ADD IF NOT EXISTS checked_by_author boolean');
    await runner.query(
      'ALTER TABLE talks ADD IF NOT EXISTS agreement_removed boolean NOT NULL DEFAULT false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE talks DROP agreement_removed;
      ALTER TABLE agreements DROP checked_by_author;
    `);
  }
}
