import type { ErrorCode } from '../errors.js';
import type { ListPage } from '../list-page.js';
import type { RpcOutput, RpcSubject } from '../rpc/map.js';
import { accountRoutes } from './account.js';
import { assessmentRoutes } from './assessment.js';
import { coachingRoutes } from './coaching.js';
import { contentRoutes } from './content.js';
import { coupleRoutes } from './couples.js';
import { journalRoutes } from './journal.js';
import { liveRoutes } from './live.js';
import { operationRoutes } from './operation.js';
import { preferenceRoutes } from './preferences.js';
import { readsRoutes } from './reads.js';
import type { HttpMethod, RouteDefinition, Typed } from './route.js';
import { signInRoutes } from './sign-in.js';

/**
 * Every call that the gateway answers. Only servers may import the values: the classes of bodies depend on
 * class-validator, so the client imports nothing but types from this file.
 */
export const httpMap = {
  ...accountRoutes,
  ...assessmentRoutes,
  ...coachingRoutes,
  ...contentRoutes,
  ...coupleRoutes,
  ...journalRoutes,
  ...liveRoutes,
  ...operationRoutes,
  ...preferenceRoutes,
  ...readsRoutes,
  ...signInRoutes,
};

export type HttpMap = typeof httpMap;

/** Method and path, such as `GET /api/journal`. */
export type RouteName = keyof HttpMap;

/** Paths of the routes with one method. */
export type PathOf<M extends HttpMethod, R extends RouteName = RouteName> = R extends `${M} ${infer P}`
  ? P
  : never;

/** Type of the JSON of a successful answer, or null for an answer without a body. */
export type AnswerOf<R extends RouteName> = AnswerBy<HttpMap[R]>;
type AnswerBy<D> = D extends { answer: Typed<infer T> }
  ? T
  : D extends { forwards: infer S extends RpcSubject }
    ? Listed<RpcOutput<S>>
    : null;
/** The answer to a call for a page holds its items; a header says where the next page is. */
type Listed<Output> = Output extends ListPage<infer Item> ? Item[] : Output;

/** Type of the JSON body, or `undefined` for a route without one. */
export type BodyOf<R extends RouteName> = InstanceBy<HttpMap[R], 'body'>;
/** Type of the query parameters, or `undefined` for a route without any. */
export type QueryOf<R extends RouteName> = InstanceBy<HttpMap[R], 'query'>;
type InstanceBy<D, K extends 'body' | 'query'> = D extends Record<K, new () => infer T> ? T : undefined;

/** Parameters in the path, such as `id` of `/api/journal/:id`. */
export type ParamsOf<R extends RouteName> = {
  [N in ParamName<R>]: HttpMap[R] extends { params: Record<N, 'index'> } ? number : string;
};
type ParamName<P extends string> = P extends `${string}:${infer N}/${infer Rest}`
  ? N | ParamName<Rest>
  : P extends `${string}:${infer N}`
    ? N
    : never;

/** Codes of refusals that are specific to this route. */
export type RefusalOf<R extends RouteName> = RefusalBy<HttpMap[R]>;
type RefusalBy<D> = D extends { refuses: infer C }
  ? Extract<C[keyof C], readonly ErrorCode[]>[number]
  : never;

/** Every route whose answer is JSON or empty, so that the client's functions can read it. */
export type JsonRoute = {
  [R in RouteName]: HttpMap[R] extends { media: string } | { redirects: number } | OnlyStreams ? never : R;
}[RouteName];
/** A route whose answer is a stream for every client. */
interface OnlyStreams {
  streams: object;
  answer?: never;
}

/** Every route whose list can be read page by page. */
export type PagedRoute = {
  [R in RouteName]: HttpMap[R] extends { pages: true } ? R : never;
}[RouteName];

/** Every change that takes an `Idempotency-Key`: a repeat with the same one gets the first answer. */
export type RepeatableRoute = {
  [R in RouteName]: R extends `GET ${string}`
    ? never
    : HttpMap[R] extends { access: 'anyone' } | { idempotent: false }
      ? never
      : R;
}[RouteName];

/** Types of all answers, and of the events of streamed ones, from which the OpenAPI document is made. */
export type Answers = { [R in RouteName]: AnswerOf<R> };
export type Events = {
  [R in RouteName as HttpMap[R] extends { streams: object } ? R : never]: HttpMap[R] extends {
    streams: Typed<infer T>;
  }
    ? T
    : never;
};

/** The HTTP map as a list, for code that goes through all of it. */
export const allRoutes = Object.entries(httpMap) as [RouteName, RouteDefinition][];
