import type { AnswerOf, PagedRoute, PathOf, QueryOf } from '@anew/contracts/http/map';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import type { Page } from '#shared/api/http';
import { keyOf } from './read';

type PagedPath = PathOf<'GET', PagedRoute>;
type RouteOf<P extends PagedPath> = Extract<`GET ${P}`, PagedRoute>;
type Item<P extends PagedPath> = AnswerOf<RouteOf<P>>[number];
type Query<P extends PagedPath> = NonNullable<QueryOf<RouteOf<P>>>;

/** A list as far as it has been read. */
export type Pages<T> = InfiniteData<Page<T>>;

/** Items of the first page: few, so that the screen is there at once. */
const FIRST = 20;
/** Items of each later page: many, because a person who scrolls on or searches wants more. */
const LATER = 100;

const following = (address: string) => address.replace(/\blimit=\d+/, `limit=${LATER}`);

/** A list of the API that is read page by page, the newest first. The key spells the address of the first page. */
export function pages<P extends PagedPath>(
  path: P,
  query: Omit<Query<P>, 'limit' | 'before'> = {} as Query<P>,
) {
  const queryKey = keyOf(path, { query: { ...query, limit: FIRST } });
  return infiniteQueryOptions<Page<Item<P>>, Error, Pages<Item<P>>, string[], string>({
    queryKey,
    initialPageParam: queryKey.join('/'),
    getNextPageParam: ({ next }) => next && following(next),
  });
}
