import { SERVICES } from '@anew/contracts/rpc/services';
import { Database } from '@anew/testkit/database';
import { exportOf } from '@anew/testkit/life';
import { sharedSystem } from '@anew/testkit/shared-system';
import { beforeAll, expect, it } from '@jest/globals';
import { type TwoLives, twoLives } from './two-lives.js';
import { EXPORTED, NOT_EXPORTED } from './whose-tables.js';

interface Table {
  name: string;
  rows: string[];
}

let lives: TwoLives;
let coupleId: string;
let exported: unknown;
const tables = {} as Record<(typeof SERVICES)[number], Table[]>;

beforeAll(async () => {
  const system = await sharedSystem();
  lives = await twoLives(system.origin);
  ({ id: coupleId } = await lives.me.expectOk(lives.me.get<{ id: string }>('/api/couples/current')));
  exported = (await exportOf(lives.me)).body;
  for (const service of SERVICES) {
    const database = new Database(system.postgres, service);
    tables[service] = await database.tables();
    await database.close();
  }
});

/** What stands in the export at a path such as `journal.entries.1.photo`. */
const partAt = (path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], exported);

const isEmpty = (part: unknown) => part == null || (Array.isArray(part) && part.length === 0);

it.each(SERVICES)(
  'each table of %s is in whose-tables.ts, with its part of the export or the reason why it has none',
  (service) => {
    const named = [...Object.keys(EXPORTED[service]), ...Object.keys(NOT_EXPORTED[service])];
    expect(named.toSorted()).toEqual(tables[service].map(({ name }) => name).toSorted());
  },
);

it('two lives leave a row in each table of what people own, so that the case of an erasure sees it', () => {
  const isOurs = (row: string) => row.includes(lives.me.user.id) || row.includes(coupleId);
  const unused = SERVICES.flatMap((service) =>
    tables[service].flatMap(({ name, rows }) =>
      name in EXPORTED[service] && !rows.some(isOurs) ? [`${service} ${name}`] : [],
    ),
  );
  expect(unused).toEqual([]);
});

it('each of these tables has its part in the export', () => {
  const missing = SERVICES.flatMap((service) =>
    Object.entries(EXPORTED[service]).flatMap(([table, path]) =>
      isEmpty(partAt(path)) ? [`${service} ${table}: ${path}`] : [],
    ),
  );
  expect(missing).toEqual([]);
});
