import type { ExportPage } from '@anew/contracts/account/export';
import type { Page } from '@anew/contracts/rpc/page';

/** Bytes of JSON after which a page of an export ends. Even with its last batch, it fits into one message. */
const PAGE_BYTES = 1024 * 1024;
/**
 * Largest answer, in bytes of JSON, that is sent as a whole: a few thousand journal entries, a third of what
 * a message may hold.
 */
export const ANSWER_BYTES = 3 * 1024 * 1024;
/** Size of a page of a longer answer, in bytes of JSON. The gateway holds two of them in memory. */
export const ANSWER_PAGE_BYTES = 1024 * 1024;

export interface Placed {
  /** Cursor from which reading continues after this item. */
  place: string;
  item: unknown;
}

/**
 * Reads the next items of an export's list that can grow without limit: those after the given cursor, or the
 * first ones. At the end, it returns none. One batch has at most 3 MB of JSON.
 */
export type Chapter = (after: string | undefined) => Promise<Placed[]>;

/**
 * Page of an export that begins at `after`, an earlier page's `next`. The lists follow one another and are
 * read in batches, so that neither a message nor the memory has to hold everything.
 */
export async function exportPage(
  chapters: Record<string, Chapter>,
  after: string | undefined,
): Promise<ExportPage> {
  const [begun, ...rest] = after?.split(' ') ?? [];
  const names = Object.keys(chapters);
  const part: Record<string, unknown[]> = {};
  let place = begun === undefined ? undefined : rest.join(' ');
  let bytes = 0;
  for (const name of names.slice(begun === undefined ? 0 : names.indexOf(begun))) {
    const items = (part[name] = [] as unknown[]);
    for (;;) {
      const batch = (await chapters[name]?.(place)) ?? [];
      place = batch.at(-1)?.place;
      if (place === undefined) break;
      items.push(...batch.map(({ item }) => item));
      bytes += jsonBytes(batch);
      if (bytes >= PAGE_BYTES) return { part, next: `${name} ${place}` };
    }
  }
  return { part, next: null };
}

interface Read<T> {
  /** Whether these items are all that remain. */
  isAll: boolean;
  placeOf: (item: T) => string;
  bytesOf?: (item: T) => number;
}

/** All items if they fit into one answer, otherwise a page of the first ones. */
export function inPages<T>(items: T[], { isAll, placeOf, bytesOf = jsonBytes }: Read<T>): T[] | Page<T[]> {
  if (isAll && fitting(items, ANSWER_BYTES, bytesOf).length === items.length) return items;
  const part = fitting(items, ANSWER_PAGE_BYTES, bytesOf);
  const last = part.at(-1);
  if (last === undefined) return part;
  return { next: placeOf(last), part };
}

function jsonBytes(item: unknown): number {
  return Buffer.byteLength(JSON.stringify(item));
}

/** As many of the first items as fit into `mostBytes`, but at least one. */
export function fitting<T>(items: T[], mostBytes: number, bytesOf: (item: T) => number): T[] {
  let bytes = 0;
  const tooMany = items.findIndex((item) => (bytes += bytesOf(item)) > mostBytes);
  return tooMany < 0 ? items : items.slice(0, Math.max(1, tooMany));
}
