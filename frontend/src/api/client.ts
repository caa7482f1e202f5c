import type {
  AnswerOf,
  BodyOf,
  JsonRoute,
  ParamsOf,
  PathOf,
  QueryOf,
  RouteName,
} from '@anew/contracts/http/map';
import type { HttpMethod } from '@anew/contracts/http/route';
import { request, send } from '#shared/api/http';
import { searchOf } from './search';

/** Options that every call takes. */
interface Extras {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  keepalive?: boolean;
}

/** The options of all routes together; {@link OptionsOf} narrows them to those of one route. */
interface AnyOptions extends Extras {
  params?: Record<string, string | number>;
  query?: object;
  body?: unknown;
}

type ParamsOption<T> = keyof T extends never ? { params?: never } : { params: T };
type QueryOption<T> = T extends undefined ? { query?: never } : { query?: T };
/** The body is optional when all of its fields are. */
type BodyOption<T> = T extends undefined
  ? { body?: never }
  : Partial<T> extends T
    ? { body?: T }
    : { body: T };

/** What the address of a call is made of. */
type AddressOptions<R extends RouteName> = ParamsOption<ParamsOf<R>> & QueryOption<QueryOf<R>>;

type OptionsOf<R extends RouteName> = Extras & AddressOptions<R> & BodyOption<BodyOf<R>>;

/** The options argument is optional when none of its fields is required. */
type Arguments<R extends RouteName> =
  Partial<OptionsOf<R>> extends OptionsOf<R> ? [options?: OptionsOf<R>] : [options: OptionsOf<R>];

/** The same for a read, which takes along nothing but its address. */
export type AddressArguments<R extends RouteName> =
  Partial<AddressOptions<R>> extends AddressOptions<R>
    ? [options?: AddressOptions<R>]
    : [options: AddressOptions<R>];

type RouteAt<M extends HttpMethod, P extends string> = Extract<`${M} ${P}`, JsonRoute>;

/** The address of a call: `path` with its `:name` placeholders filled in, followed by the query string. */
export function addressOf(path: string, { params = {}, query = {} }: AnyOptions = {}): string {
  return (
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) + searchOf(query)
  );
}

const calling =
  <M extends HttpMethod>(method: M) =>
  <P extends PathOf<M, JsonRoute>>(
    path: P,
    ...[options]: Arguments<RouteAt<M, P>>
  ): Promise<AnswerOf<RouteAt<M, P>>> =>
    request(method, addressOf(path, options), options);

/**
 * Every call of the API, typed by the contract: `api.post('/api/journal', { body })`.
 * @throws HttpError when the answer is not ok
 */
export const api = {
  get: calling('GET'),
  post: calling('POST'),
  put: calling('PUT'),
  patch: calling('PATCH'),
  delete: calling('DELETE'),
};

/**
 * Sends a call and returns the answer with its body unread, for streams and downloads.
 * @throws HttpError when the answer is not ok
 */
export function open<R extends RouteName>(route: R, ...[options]: Arguments<R>): Promise<Response> {
  const [method, path] = route.split(' ') as [HttpMethod, string];
  return send(method, addressOf(path, options), options);
}
