import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ContentTables1790000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE seeds (name text PRIMARY KEY, checksum text NOT NULL);
      CREATE TABLE quotes (
        id uuid PRIMARY KEY,
        text text NOT NULL,
        author text NOT NULL,
        category text NOT NULL,
        retired boolean NOT NULL
      );
      CREATE TABLE prompts (
        id uuid PRIMARY KEY,
        text text NOT NULL,
        module_slug text NOT NULL,
        retired boolean NOT NULL
      );
      CREATE INDEX prompts_by_module ON prompts (module_slug);
      CREATE TABLE activities (
        id uuid PRIMARY KEY,
        title text NOT NULL,
        description text NOT NULL,
        instructions text NOT NULL,
        difficulty text NOT NULL,
        time_required int NOT NULL,
        category text NOT NULL,
        retired boolean NOT NULL
      );
      CREATE TABLE modules (id text PRIMARY KEY, position int NOT NULL, content jsonb NOT NULL);
      CREATE TABLE daily_choices (
        couple_id uuid NOT NULL,
        day date NOT NULL,
        kind text NOT NULL,
        item_id uuid NOT NULL,
        from_focus boolean NOT NULL,
        PRIMARY KEY (couple_id, day, kind)
      );
      CREATE INDEX daily_choices_by_item ON daily_choices (couple_id, item_id);
      CREATE TABLE activity_completions (
        couple_id uuid NOT NULL,
        day date NOT NULL,
        activity_id uuid NOT NULL REFERENCES activities,
        user_id uuid NOT NULL,
        feedback bytea,
        rating smallint CHECK (rating BETWEEN 1 AND 5),
        completed_at timestamptz(3) NOT NULL,
        PRIMARY KEY (couple_id, day, activity_id)
      );
      CREATE INDEX activity_completions_by_user ON activity_completions (user_id);
      CREATE TABLE prompt_ratings (
        user_id uuid NOT NULL,
        prompt_id uuid NOT NULL REFERENCES prompts,
        is_upvote boolean NOT NULL,
        PRIMARY KEY (user_id, prompt_id)
      );
      CREATE TABLE action_completions (
        user_id uuid NOT NULL,
        module_slug text NOT NULL,
        action_index int NOT NULL,
        completed_at timestamptz(3) NOT NULL,
        PRIMARY KEY (user_id, module_slug, action_index)
      );
      CREATE TABLE focuses (
        couple_id uuid NOT NULL,
        module_slug text NOT NULL,
        priority text NOT NULL,
        PRIMARY KEY (couple_id, module_slug)
      );
      CREATE TABLE retreat_interests (
        user_id uuid PRIMARY KEY,
        email text NOT NULL,
        first_name text,
        last_name text,
        partner_name text,
        relationship_length text,
        how_heard text,
        received_at timestamptz(3) NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE retreat_interests, focuses, action_completions, prompt_ratings, activity_completions,
        daily_choices, modules, activities, prompts, quotes, seeds;
    `);
  }
}
