import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the photos of entries. Processes from before this migration do not know them. When one of them deletes an entry,
 * the photo goes with it. Sealed bytes cannot be compressed, so the database does not try.
 */
export class EntryPhotos1790000060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE entry_photos (
        entry_id uuid PRIMARY KEY REFERENCES entries ON DELETE CASCADE,
        id uuid NOT NULL UNIQUE,
        user_id uuid NOT NULL,
        photo bytea NOT NULL,
        caption bytea,
        width int NOT NULL,
        height int NOT NULL,
        created_at timestamptz(3) NOT NULL
      );
      ALTER TABLE entry_photos ALTER photo SET STORAGE EXTERNAL;
      CREATE INDEX entry_photos_by_author ON entry_photos (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE entry_photos');
  }
}
