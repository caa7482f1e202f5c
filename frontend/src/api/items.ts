import type { Pages } from './pages';

/** All items that have been read. */
export const itemsOf = <T>(list: Pages<T>): T[] => list.pages.flatMap(({ items }) => items);

/** The same list with other items on each page. */
export function onEachPage<T>(list: Pages<T>, change: (items: T[], isFirst: boolean) => T[]): Pages<T> {
  return {
    ...list,
    pages: list.pages.map((page, index) => ({ ...page, items: change(page.items, index === 0) })),
  };
}
