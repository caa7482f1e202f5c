import type { ErrorCode } from '../errors.js';
import type { RpcSubject } from '../rpc/map.js';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: `couple` means somebody who is signed in and has a couple account. */
export type Access = 'anyone' | 'signed-in' | 'couple';

/** How a part of the path is read: `id` is a UUID and what a parameter is unless the route says otherwise. */
export type ParamKind = 'id' | 'index' | 'text';

/** A status of an answer that is not ok. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503;

/** Carries a type where the map needs a value. */
export interface Typed<T> {
  readonly type?: T;
}

export const typed = <T>(): Typed<T> => ({});

/** The JSON object `{}`. */
export type Nothing = Record<string, never>;

/** What is true of one call. The gateway, the OpenAPI document and the client's functions follow from it. */
export interface RouteDefinition {
  /** One line for the OpenAPI document. */
  summary: string;
  access: Access;
  /** The RPC whose JSON is handed on: the type of the answer is that of its output. */
  forwards?: RpcSubject;
  /** The type of the answer where nothing is forwarded, or not as it came. Without either, the answer has no body. */
  answer?: Typed<unknown>;
  /** The type of one event where `Accept: text/event-stream` has the answer streamed. */
  streams?: Typed<unknown>;
  /** 200 unless said; several where it depends. */
  status?: number | readonly number[];
  /** What the answer is in place of JSON. */
  media?: 'text/html' | 'image/jpeg';
  /** Where the answer may be a redirect, its status. */
  redirects?: 302 | 303;
  /** How parts of the path are read that are not ids. */
  params?: Readonly<Record<string, ParamKind>>;
  /** A class whose rules the query is read by; what it does not name is ignored. */
  query?: new () => object;
  /**
   * The answer is a list that can be asked for page by page: `query` is a PageDto. The header `Link` then says where the
   * next page is.
   */
  pages?: true;
  /** A class whose rules the body is checked by. Without it a body is refused. */
  body?: new () => object;
  /** Bytes are taken in place of JSON. */
  takes?: 'image/jpeg';
  /**
   * A form of the page without script may be posted here, too. These are the statuses that answer one: 200 is a
   * page, 303 a redirect. A refused form is answered with the page, and may have fields beside those of `body`.
   */
  form?: readonly (200 | 303)[];
  /** Why it may be refused, beyond what any route of its kind may be refused for. */
  refuses?: Partial<Record<RefusalStatus, readonly ErrorCode[]>>;
}

/** Routes by method and path, such as `GET /api/journal`. */
export type Routes = Readonly<Record<`${HttpMethod} /api/${string}`, RouteDefinition>>;
