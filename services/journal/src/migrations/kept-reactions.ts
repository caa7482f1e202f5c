import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a reaction refers to: nothing, once its text is deleted. The rows fulfill it already, so they are checked later. */
const REFER = `
  LOCK TABLE entries, appreciations, reactions IN ACCESS EXCLUSIVE MODE;
  ALTER TABLE reactions
    DROP CONSTRAINT IF EXISTS reactions_check,
    DROP CONSTRAINT IF EXISTS reactions_entry_id_fkey,
    DROP CONSTRAINT IF EXISTS reactions_appreciation_id_fkey,
    ADD CONSTRAINT reactions_check CHECK (num_nonnulls(entry_id, appreciation_id) <= 1) NOT VALID,
    ADD CONSTRAINT reactions_entry_id_fkey
      FOREIGN KEY (entry_id) REFERENCES entries ON DELETE SET NULL NOT VALID,
    ADD CONSTRAINT reactions_appreciation_id_fkey
      FOREIGN KEY (appreciation_id) REFERENCES appreciations ON DELETE SET NULL NOT VALID;`;

/**
 * Lets what somebody gave back outlast the text, because it is theirs. Processes from before this migration find
 * reactions by their texts only, and so no such row. Reading a large table takes longer than anybody may wait, so this is no
 * transaction: the tables are locked for a moment, in the order in which people lock them, and checked while people go on
 * writing. Both steps may be repeated.
 */
export class KeptReactions1790000067000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // Statements that are sent as one are done together or not at all.
    await runner.query(REFER);
    await runner.query(`
      ALTER TABLE reactions VALIDATE CONSTRAINT reactions_check,
        VALIDATE CONSTRAINT reactions_entry_id_fkey, VALIDATE CONSTRAINT reactions_appreciation_id_fkey`);
  }

  /** Undoes nothing: the release before works with these references, and the others would refuse what is kept by now. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
