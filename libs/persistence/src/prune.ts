import type { DataSource } from 'typeorm';

/** Rows that one statement deletes, few enough for it to end long before the time limit of statements. */
const BATCH = 5_000;

/**
 * Deletes the rows of a table that meet a condition, however many there are. An index must find them.
 * Rows that another process is just deleting are left to it.
 */
export async function prune(
  dataSource: DataSource,
  table: string,
  condition: string,
  values: unknown[] = [],
): Promise<void> {
  const statement = `
    DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`;
  let deleted: number;
  do {
    [, deleted] = await dataSource.query<[unknown[], number]>(statement, values);
  } while (deleted === BATCH);
}
