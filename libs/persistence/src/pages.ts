import type { ExportPage } from '@anew/contracts/account/export';
import type { Page } from '@anew/contracts/rpc/page';

/** Bytes of JSON after which a page of an export ends; with its last batch it still fits into a message. */
const PAGE_BYTES = 1024 * 1024;
/** Bytes of JSON that are answered as one: a few thousand entries of a journal, a third of what a message holds. */
export const ANSWER_BYTES = 3 * 1024 * 1024;
/** Bytes of JSON of a page of what is longer: whoever passes it on has two of them in memory. */
export const ANSWER_PAGE_BYTES = 1024 * 1024;

export interface Placed {
  /** Where reading goes on behind this item. */
  place: string;
  item: unknown;
}

/**
 * A list of an export that can grow without end: its next few items behind the place, from the beginning without one;
 * none at the end. One batch is at most 3 MB of JSON.
 */
export type Chapter = (after: string | undefined) => Promise<Placed[]>;

/**
 * The page of an export that begins at `after`, an earlier page's `next`. The lists follow one another, and what is
 * there is read little by little: neither a message nor the memory has to hold all of it.
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
  /** Whether there is nothing behind what was read. */
  isAll: boolean;
  placeOf: (item: T) => string;
  bytesOf?: (item: T) => number;
}

/** The items that were read, or a page of the first of them while there are more than are answered as one. */
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

/** As many of the first items as fit into so many bytes, but one at least. */
export function fitting<T>(items: T[], mostBytes: number, bytesOf: (item: T) => number): T[] {
  let bytes = 0;
  const tooMany = items.findIndex((item) => (bytes += bytesOf(item)) > mostBytes);
  return tooMany < 0 ? items : items.slice(0, Math.max(1, tooMany));
}
