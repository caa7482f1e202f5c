import { buildIndex } from '@anew/persistence/migrations/build-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the partner beside whom answers were given. Processes from before this migration leave it empty, as if the
 * person were alone. It is no transaction, so that the table is locked for a moment only; each step may be repeated.
 */
export class GivenBeside1790000063000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE responses ADD IF NOT EXISTS given_beside uuid');
    await this.fillFromRounds(runner);
    await this.fillFromCouples(runner);
    const given = 'ON responses (given_beside) WHERE given_beside IS NOT NULL';
    await buildIndex(runner, 'responses_by_partner', given);
  }

  /**
   * Answers that closed a round were given beside that partner, or alone before. Nobody knows which, so they do not count
   * with anybody else: asking someone once more hurts less than showing what was said about another.
   */
  private async fillFromRounds(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE responses SET given_beside = earliest.partner_id
      FROM (
        SELECT DISTINCT ON (a.user_id) a.user_id, partner_id
        FROM responses r
        JOIN round_answers a ON a.user_id = r.user_id AND a.submitted_at = r.submitted_at
        JOIN rounds ON rounds.id = a.round_id
        CROSS JOIN unnest(rounds.member_ids) AS partner_id
        WHERE partner_id <> a.user_id
        ORDER BY a.user_id, rounds.closed_at
      ) earliest
      WHERE earliest.user_id = responses.user_id AND given_beside IS NULL;
    `);
  }

  private async fillFromCouples(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE responses SET given_beside = partner_id
      FROM couples CROSS JOIN unnest(couples.member_ids) AS partner_id
      WHERE responses.given_beside IS NULL AND cardinality(couples.member_ids) = 2
        AND responses.user_id = ANY(couples.member_ids) AND partner_id <> responses.user_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE responses DROP given_beside;');
  }
}
