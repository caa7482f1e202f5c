import { SERVICES } from '@anew/contracts/rpc/services';
import { Database } from '@anew/testkit/database';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { beforeAll, expect, it } from '@jest/globals';

let system: SharedSystem;

beforeAll(async () => {
  system = await sharedSystem();
});

/** Columns that refer to another table, and by which no index finds the rows. */
const WITHOUT_INDEX = `
  SELECT reference.conrelid::regclass || '.' || attname AS name
  FROM pg_constraint reference
  JOIN pg_attribute ON attrelid = reference.conrelid AND attnum = reference.conkey[1]
  WHERE reference.contype = 'f' AND NOT EXISTS (
    SELECT 1 FROM pg_index WHERE indrelid = reference.conrelid AND indkey[0] = reference.conkey[1]
  )`;

it.each(SERVICES)('%s finds by an index what refers to a row that it deletes', async (service) => {
  const database = new Database(system.postgres, service);
  const found = await database.query<{ name: string }>(WITHOUT_INDEX);
  await database.close();
  expect(found.map(({ name }) => name)).toEqual([]);
});
