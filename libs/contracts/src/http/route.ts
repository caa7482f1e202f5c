import type { ErrorCode } from '../errors.js';
import type { RpcSubject } from '../rpc/map.js';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** People who may call a route: `couple` means someone who is signed in and belongs to a couple account. */
export type Access = 'anyone' | 'signed-in' | 'couple';

/** Parser of a path parameter. The default is `id`, a UUID. */
export type ParamKind = 'id' | 'index' | 'text';

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503;

/** Carries a type where the map needs a value. */
export interface Typed<T> {
  readonly type?: T;
}

export const typed = <T>(): Typed<T> => ({});

/** The JSON object `{}`. */
export type Nothing = Record<string, never>;

/**
 * Definition of one call. The gateway, the OpenAPI document and the client's functions are derived from it.
 */
export interface RouteDefinition {
  /** Summary for the OpenAPI document, in one line. */
  summary: string;
  access: Access;
  /** RPC call whose JSON answer is sent on. Its output is the type of the answer. */
  forwards?: RpcSubject;
  /**
   * Type of the answer if no RPC answer is sent on unchanged. Without `forwards` and `answer`, the answer has
   * no body.
   */
  answer?: Typed<unknown>;
  /**
   * Type of an event in the stream that a client with `Accept: text/event-stream` gets. Without `answer`, every
   * client gets the stream.
   */
  streams?: Typed<unknown>;
  /** Status of a successful answer, 200 by default. Several are listed if it varies. */
  status?: number | readonly number[];
  /** Media type of an answer that is not JSON. */
  media?: 'text/html' | 'image/jpeg';
  /** Status of a redirect, if the answer may be one. */
  redirects?: 302 | 303;
  /** Parsers of path parameters that are not ids. */
  params?: Readonly<Record<string, ParamKind>>;
  /** Class that validates the query. Parameters that it does not name are ignored. */
  query?: new () => object;
  /**
   * The answer is a list that can be asked for page by page: `query` is a PageDto. The header `Link` then says where the
   * next page is.
   */
  pages?: true;
  /** Class that validates the body. Without it, a body is refused. */
  body?: new () => object;
  /** Media type of a body that is bytes and not JSON. */
  takes?: 'image/jpeg';
  /**
   * Statuses of answers to a form, if the pages without a script may post one here: 200 is a page, 303 a
   * redirect. A refused form is answered with its page. A form may have more fields than `body`.
   */
  form?: readonly (200 | 303)[];
  /**
   * A repeat of the change with the same `Idempotency-Key` does not get the first answer. Either a repeat does no harm, or
   * the first answer must not be stored, or whoever repeats it may no longer make the call.
   */
  idempotent?: false;
  /** Codes of refusals by status, beyond those that all routes of its kind share. */
  refuses?: Partial<Record<RefusalStatus, readonly ErrorCode[]>>;
}

/** Routes by method and path, such as `GET /api/journal`. */
export type Routes = Readonly<Record<`${HttpMethod} /api/${string}`, RouteDefinition>>;
