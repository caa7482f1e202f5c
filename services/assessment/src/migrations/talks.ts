import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds guided talks and what couples agree on in them. Processes from before this migration know neither. */
export class Talks1790000050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE talks (
        id uuid PRIMARY KEY,
        member_ids uuid[] NOT NULL,
        area text NOT NULL,
        first_speaker uuid NOT NULL,
        step text NOT NULL,
        step_since timestamptz(3) NOT NULL,
        paused_at timestamptz(3),
        back_at timestamptz(3),
        started_at timestamptz(3) NOT NULL,
        moved_at timestamptz(3) NOT NULL,
        ended_at timestamptz(3),
        finished boolean NOT NULL DEFAULT false,
        CHECK (num_nonnulls(paused_at, back_at) <> 1)
      );
      CREATE UNIQUE INDEX talks_open ON talks (member_ids) WHERE ended_at IS NULL;
      CREATE INDEX talks_by_pair ON talks (member_ids, area) WHERE finished;
      CREATE INDEX talks_by_member ON talks USING gin (member_ids);
      CREATE TABLE agreements (
        id uuid PRIMARY KEY,
        talk_id uuid UNIQUE REFERENCES talks ON DELETE SET NULL,
        author_id uuid NOT NULL,
        partner_id uuid,
        area text NOT NULL,
        text bytea NOT NULL,
        due_on date NOT NULL,
        created_at timestamptz(3) NOT NULL,
        outcome text,
        checked_at timestamptz(3),
        CHECK (num_nonnulls(outcome, checked_at) <> 1)
      );
      CREATE INDEX agreements_by_author ON agreements (author_id, partner_id);
      CREATE INDEX agreements_by_partner ON agreements (partner_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE agreements; DROP TABLE talks;');
  }
}
