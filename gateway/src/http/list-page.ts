import type { ListPage } from '@anew/contracts/list-page';
import type { Reply, Request } from './request.js';

/** One page of a list, as a handler returns it: the items are sent, and `Link` says where the next page is. */
export class ListedPage<Item> {
  constructor(
    readonly page: ListPage<Item>,
    readonly query: object,
  ) {}
}

/** Whether the query asks for a page, and not for all. */
export const isPage = ({ limit, before }: { limit?: number; before?: string }): boolean =>
  limit !== undefined || before !== undefined;

/** The header, where there is a next page, and the items. */
export function sendListed(
  { page, query }: ListedPage<unknown>,
  { url }: Request,
  reply: Reply,
): readonly unknown[] {
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
