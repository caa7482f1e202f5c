import type { AnswerOf, JsonRoute, ParamsOf, PathOf } from '@anew/contracts/http/map';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/http';

type ReadPath = PathOf<'GET', JsonRoute>;
type Answer<P extends ReadPath> = AnswerOf<Extract<`GET ${P}`, JsonRoute>>;
type Params<P extends ReadPath> = ParamsOf<Extract<`GET ${P}`, JsonRoute>>;
type ParamsArgument<P extends ReadPath> = keyof Params<P> extends never ? [] : [params: Params<P>];

const PARAMETER = /\/:(\w+)\/?/;

/** Query key of a read: the path, split around its parameters. Joined with slashes, it is the address. */
export function keyOf(path: string, params: Readonly<Record<string, string | number>> = {}): string[] {
  return path
    .split(PARAMETER)
    .map((part, index) => (index % 2 === 0 ? part : encodeURIComponent(params[part] ?? '')))
    .filter((part) => part !== '');
}

/** A read of the API that turns a 401 into null: nobody is signed in. */
export function read<P extends ReadPath>(path: P, ...[params]: ParamsArgument<P>) {
  return queryOptions<Answer<P> | null>({ queryKey: keyOf(path, params) });
}

/** A read of the API that fails on a 401, for routes where null has another meaning. */
export function strictRead<P extends ReadPath>(path: P, ...[params]: ParamsArgument<P>) {
  const queryKey = keyOf(path, params);
  return queryOptions<Answer<P>>({
    queryKey,
    queryFn: ({ signal }) => request('GET', queryKey.join('/'), { signal }),
  });
}
