import type { AnswerOf, JsonRoute, PathOf } from '@anew/contracts/http/map';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/http';
import { type AddressArguments, searchOf } from './client';

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
 * The segments of the path: joined with slashes they are the address. A parameter is a segment of its own; the query
 * belongs to the last segment.
 */
export function keyOf(path: string, { params = {}, query }: KeyOptions = {}): string[] {
  return path
    .split(PARAMETER)
    .map((part, index) => (index % 2 === 0 ? part : encodeURIComponent(params[part] ?? '')))
    .filter((part) => part !== '')
    .map((part, index, parts) => (index === parts.length - 1 ? part + searchOf(query) : part));
}

/** A read of the API for which a 401 is an answer: null, because nobody is signed in. */
export function read<P extends ReadPath>(path: P, ...[options]: AddressArguments<RouteOf<P>>) {
  return queryOptions<Answer<P> | null>({ queryKey: keyOf(path, options) });
}

/** A read of the API for which a 401 is an error, because null would mean something else. */
export function strictRead<P extends ReadPath>(path: P, ...[options]: AddressArguments<RouteOf<P>>) {
  const queryKey = keyOf(path, options);
  return queryOptions<Answer<P>>({
    queryKey,
    queryFn: ({ signal }) => request('GET', queryKey.join('/'), { signal }),
  });
}
