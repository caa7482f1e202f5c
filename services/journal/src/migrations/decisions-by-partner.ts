import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the deletion of a person find the decisions of whoever shared with them by an index. */
export class DecisionsByPartner1790000036000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX sharing_decisions_by_partner ON sharing_decisions (partner_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX sharing_decisions_by_partner');
  }
}
