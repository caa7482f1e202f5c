import type { JsonBytes } from './json.js';
import type { Reply, Request } from './request.js';

/** A page of a list whose items nobody has parsed. */
interface UnreadPage<Item> {
  items: JsonBytes<Item[]>;
  next: string | null;
}

/** One page of a list, as a handler returns it: the items are sent, and `Link` says where the next page is. */
export class ListedPage<Item> {
  constructor(
    readonly page: UnreadPage<Item>,
    readonly query: object,
  ) {}
}

const BEFORE = Buffer.from('{"items":');
const BEHIND = Buffer.from('],"next":');

/**
 * Takes a page apart that a service has sent as the JSON of a `ListPage`. What stands behind the list cannot
 * stand within a text, whose quotation marks are escaped.
 */
export function unreadPage<Item>(bytes: Buffer): UnreadPage<Item> {
  const end = bytes.lastIndexOf(BEHIND);
  if (end < 0 || !bytes.subarray(0, BEFORE.length).equals(BEFORE))
    throw new Error('This is no page of a list');
  return {
    items: bytes.subarray(BEFORE.length, end + 1) as JsonBytes<Item[]>,
    next: JSON.parse(bytes.toString('utf8', end + BEHIND.length, bytes.length - 1)) as string | null,
  };
}

/** Whether the query asks for a page, and not for all. */
export const isPage = ({ limit, before }: { limit?: number; before?: string }): boolean =>
  limit !== undefined || before !== undefined;

/** The header, where there is a next page, and the items. */
export function sendListed({ page, query }: ListedPage<unknown>, { url }: Request, reply: Reply): Buffer {
  if (page.next !== null) {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries<string | number | boolean | undefined>({
      ...query,
      before: page.next,
    }))
      if (value !== undefined) search.set(name, String(value));
    void reply.header('Link', `<${url.split('?')[0]}?${search.toString()}>; rel="next"`);
  }
  return page.items;
}
