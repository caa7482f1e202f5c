import type { AnswerOf, JsonRoute, PathOf } from '@anew/contracts/http/map';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/http';
import type { AddressArguments } from './client';
import { searchOf } from './search';

type ReadPath = PathOf<'GET', JsonRoute>;
type RouteOf<P extends ReadPath> = Extract<`GET ${P}`, JsonRoute>;
type Answer<P extends ReadPath> = AnswerOf<RouteOf<P>>;

/** What stands for the parameters of a path, and what stands behind the question mark. */
interface KeyOptions {
  params?: Readonly<Record<string, string | number>>;
  query?: object;
}

const PARAMETER = /\/:(\w+)\/?/;

/**
 * Query key of a read: the path, split around its parameters, with the query in the last segment. Joined with slashes,
 * it is the address.
 */
export function keyOf(path: string, { params = {}, query }: KeyOptions = {}): string[] {
  return path
    .split(PARAMETER)
    .map((part, index) => (index % 2 === 0 ? part : encodeURIComponent(params[part] ?? '')))
    .filter((part) => part !== '')
    .map((part, index, parts) => (index === parts.length - 1 ? part + searchOf(query) : part));
}

/** A read of the API that turns a 401 into null: nobody is signed in. */
export function read<P extends ReadPath>(path: P, ...[options]: AddressArguments<RouteOf<P>>) {
  return queryOptions<Answer<P> | null>({ queryKey: keyOf(path, options) });
}

/** A read of the API that fails on a 401, for routes where null has another meaning. */
export function strictRead<P extends ReadPath>(path: P, ...[options]: AddressArguments<RouteOf<P>>) {
  const queryKey = keyOf(path, options);
  return queryOptions<Answer<P>>({
    queryKey,
    queryFn: ({ signal }) => request('GET', queryKey.join('/'), { signal }),
  });
}
