import type { ListPage } from '@anew/contracts/list-page';
import type { PageItem, PageSubject, RpcCaller, RpcInput } from '@anew/contracts/rpc/map';
import type { ServiceAlone } from './service-alone.js';

/**
 * Follows a list from page to page.
 * @param between happens after each page, before the next is asked for
 */
export async function pagesOf<S extends PageSubject>(
  service: ServiceAlone,
  subject: S,
  caller: RpcCaller<S>,
  input: RpcInput<S>,
  between: (page: PageItem<S>[]) => Promise<unknown> = () => Promise.resolve(),
): Promise<PageItem<S>[][]> {
  const pages: PageItem<S>[][] = [];
  for (let query: RpcInput<S> | null = input; query !== null;) {
    const found: ListPage<PageItem<S>> = await service.ask(subject, caller, query);
    pages.push(found.items);
    query = found.next === null ? null : { ...input, before: found.next };
    if (query !== null) await between(found.items);
  }
  return pages;
}
