import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds preferences, and what reminders and weekly letters need: when the next one is due, the browsers that
 * are notified, and what people did on which day.
 */
export class Reminders1790000014000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE preferences (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        channel text NOT NULL CHECK (channel IN ('off', 'push', 'mail')),
        reminder_time text NOT NULL,
        weekly_letter boolean NOT NULL,
        time_zone text NOT NULL
      );
      CREATE TABLE couple_preferences (
        couple_id uuid PRIMARY KEY REFERENCES couples ON DELETE CASCADE,
        question_style text NOT NULL,
        ai_questions text NOT NULL,
        version int NOT NULL
      );
      CREATE TABLE sendings (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('reminder', 'letter')),
        due_at timestamptz(3),
        due_day date,
        next_try_at timestamptz(3),
        tries int NOT NULL DEFAULT 0,
        sent_day date,
        PRIMARY KEY (user_id, kind),
        CHECK (next_try_at IS NULL OR due_at IS NOT NULL AND due_day IS NOT NULL)
      );
      CREATE INDEX sendings_due ON sendings (next_try_at) WHERE next_try_at IS NOT NULL;
      CREATE TABLE push_subscriptions (
        session_id uuid PRIMARY KEY REFERENCES sessions ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        endpoint_digest bytea NOT NULL UNIQUE,
        sealed bytea NOT NULL,
        reminded_day date
      );
      CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id);
      CREATE TABLE deeds (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        deed text NOT NULL,
        day date NOT NULL,
        couple_id uuid NOT NULL,
        title text,
        PRIMARY KEY (user_id, deed, day)
      );
      CREATE INDEX deeds_by_day ON deeds (day);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE deeds; DROP TABLE push_subscriptions; DROP TABLE sendings; DROP TABLE couple_preferences; DROP TABLE preferences;',
    );
  }
}
