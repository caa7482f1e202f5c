import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds rounds. `responses` and `results` stay unchanged, because processes from before this migration still
 * use them during the rollout, and their data reaches the rounds through events. A later migration may drop
 * `results`.
 */
export class Rounds1790000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rounds (
        id uuid PRIMARY KEY,
        member_ids uuid[] NOT NULL,
        number int NOT NULL,
        couple_id uuid NOT NULL,
        closed_at timestamptz(3) NOT NULL,
        next_from timestamptz(3) NOT NULL,
        scored_at timestamptz(3),
        seen_by uuid[] NOT NULL DEFAULT '{}',
        UNIQUE (member_ids, number)
      );
      CREATE INDEX rounds_due ON rounds (closed_at) WHERE scored_at IS NULL;
      CREATE INDEX rounds_by_member ON rounds USING gin (member_ids);
      CREATE TABLE round_answers (
        round_id uuid NOT NULL,
        user_id uuid NOT NULL,
        responses bytea NOT NULL,
        submitted_at timestamptz(3) NOT NULL,
        PRIMARY KEY (round_id, user_id)
      );
      CREATE INDEX round_answers_by_user ON round_answers (user_id, submitted_at);
      CREATE TABLE round_results (
        round_id uuid PRIMARY KEY REFERENCES rounds ON DELETE CASCADE,
        results bytea NOT NULL
      );
      CREATE TABLE proposals (
        member_ids uuid[] PRIMARY KEY,
        proposed_by uuid NOT NULL,
        proposed_at timestamptz(3) NOT NULL
      );
      CREATE INDEX proposals_by_member ON proposals USING gin (member_ids);
    `);
    await this.closeWhatBothHaveAnswered(runner);
  }

  /**
   * Creates the first round of couples who have both answered. The worker computes its results again by the
   * rules for rounds. The round is marked as seen, so that nobody is notified.
   */
  private async closeWhatBothHaveAnswered(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO rounds (id, member_ids, number, couple_id, closed_at, next_from, seen_by)
      SELECT gen_random_uuid(), array_agg(r.user_id ORDER BY r.user_id), 1, c.couple_id,
             max(r.submitted_at), max(r.submitted_at) + interval '30 days', array_agg(r.user_id)
      FROM couples c JOIN responses r ON r.user_id = ANY(c.member_ids)
      WHERE cardinality(c.member_ids) = 2
      GROUP BY c.couple_id HAVING count(*) = 2
      ON CONFLICT DO NOTHING;
      INSERT INTO round_answers (round_id, user_id, responses, submitted_at)
      SELECT rounds.id, r.user_id, r.responses, r.submitted_at
      FROM rounds JOIN responses r ON r.user_id = ANY(rounds.member_ids);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE proposals; DROP TABLE round_results, round_answers, rounds;');
  }
}
