import type { Person } from './person.js';

/** One page as it came, and the address of the next. */
export interface FoundPage<Item> {
  items: Item[];
  next: string | null;
}

const NEXT = /^<([^>]+)>; rel="next"$/;

export async function pageAt<Item>(person: Person, address: string): Promise<FoundPage<Item>> {
  const { status, body, headers } = await person.get<Item[]>(address);
  if (status !== 200) throw new Error(`${address} answered ${status}: ${JSON.stringify(body)}`);
  return { items: body, next: NEXT.exec(headers.get('link') ?? '')?.[1] ?? null };
}

/**
 * Follows `Link` from page to page.
 * @param between happens after each page, before the next is asked for
 */
export async function pagesFrom<Item>(
  person: Person,
  address: string,
  between: (page: Item[]) => Promise<unknown> = () => Promise.resolve(),
): Promise<Item[][]> {
  const pages: Item[][] = [];
  for (let next: string | null = address; next !== null;) {
    const page: FoundPage<Item> = await pageAt<Item>(person, next);
    pages.push(page.items);
    next = page.next;
    if (next !== null) await between(page.items);
  }
  return pages;
}
