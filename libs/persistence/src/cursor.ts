import { DomainError } from '@anew/contracts/errors';
import type { ListPage } from '@anew/contracts/list-page';

/** What a list is ordered by, newest first: a moment in ISO 8601, and the id among items of the same moment. */
export interface Position {
  at: string;
  id: string;
}

const POSITION =
  /^((?:19|20)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/**
 * Characters of text after which a page ends, although it has fewer items than were asked for. Escaped in JSON, which
 * makes them six times as long at most, they still fit into one message.
 */
const PAGE_CHARACTERS = 100_000;

const notACursor = (): DomainError => {
  const message = 'This is no cursor of a page.';
  return new DomainError('invalid', 'validation_failed', message, { fields: [{ field: 'before', message }] });
};

/** Names an item, so that the next page can begin behind it even when it has been deleted meanwhile. */
export function cursorOf({ at, id }: Position): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

function isMoment(at: string): boolean {
  const date = new Date(at);
  return !Number.isNaN(date.getTime()) && date.toISOString() === at;
}

/**
 * Where a page begins; null at the beginning of the list.
 * @throws DomainError `validation_failed` for what {@link cursorOf} has not made
 */
export function positionIn(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const [, at, id] = POSITION.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (at === undefined || id === undefined || !isMoment(at) || cursorOf({ at, id }) !== cursor)
    throw notACursor();
  return { at, id };
}

interface Reading<Item> {
  limit: number;
  positionOf: (item: Item) => Position;
  lengthOf: (item: Item) => number;
}

/** The first items, at most `limit`, that fit into one message; at least one. */
function fitting<Item>(found: Item[], limit: number, lengthOf: (item: Item) => number): Item[] {
  let characters = 0;
  const tooLong = found.findIndex((item) => (characters += lengthOf(item)) > PAGE_CHARACTERS);
  return found.slice(0, tooLong < 0 ? limit : Math.min(limit, Math.max(1, tooLong)));
}

/** @param found the items of the page, and one more where there is one */
export function pageOf<Item>(found: Item[], { limit, positionOf, lengthOf }: Reading<Item>): ListPage<Item> {
  const items = fitting(found, limit, lengthOf);
  const last = items.at(-1);
  return { items, next: last && items.length < found.length ? cursorOf(positionOf(last)) : null };
}
