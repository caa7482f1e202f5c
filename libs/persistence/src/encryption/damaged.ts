import { Unreadable } from './vault.js';

/** Stands in an export for what no key opens, so that its owner learns that something was there. */
export interface Damaged {
  unreadable: true;
}

const DAMAGED: Damaged = { unreadable: true };

export const isDamaged = (value: object): value is Damaged => value === DAMAGED;

/** What `open` returns, unless no key opens it. */
export function orDamaged<T>(open: () => T): T | Damaged {
  try {
    return open();
  } catch (error) {
    return damagedBy(error);
  }
}

/** The same for what has to be read first. */
export const orDamagedOnceRead = <T>(reading: Promise<T>): Promise<T | Damaged> => reading.catch(damagedBy);

/** Presents each row of an export. One that no key opens does not take all others from its owner. */
export async function* eachOrDamaged<Row, Item>(
  rows: AsyncIterable<Row>,
  present: (row: Row) => Item,
): AsyncGenerator<Item | Damaged> {
  for await (const row of rows) yield orDamaged(() => present(row));
}

function damagedBy(error: unknown): Damaged {
  if (error instanceof Unreadable) return DAMAGED;
  throw error;
}
