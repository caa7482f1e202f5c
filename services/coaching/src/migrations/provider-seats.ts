import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the seats that limit the calls of all processes to a provider. */
export class ProviderSeats1790000038000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE provider_seats (
        room text NOT NULL,
        number int NOT NULL,
        holder uuid UNIQUE,
        held_until timestamptz,
        PRIMARY KEY (room, number)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE provider_seats');
  }
}
