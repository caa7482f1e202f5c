import type { ErrorCode } from '../errors.js';
import type { RpcOutput, RpcSubject } from '../rpc/map.js';
import type { Page } from '../rpc/page.js';
import { accountRoutes } from './account.js';
import { assessmentRoutes } from './assessment.js';
import { coachingRoutes } from './coaching.js';
import { contentRoutes } from './content.js';
import { coupleRoutes } from './couples.js';
import { journalRoutes } from './journal.js';
import { operationRoutes } from './operation.js';
import type { HttpMethod, RouteDefinition, Typed } from './route.js';
import { signInRoutes } from './sign-in.js';

/**
 * Every call that the gateway answers. The values are for servers alone: the classes of bodies bring class-validator
 * along, so the client imports types of this file and nothing else.
 */
export const httpMap = {
  ...accountRoutes,
  ...assessmentRoutes,
  ...coachingRoutes,
  ...contentRoutes,
  ...coupleRoutes,
  ...journalRoutes,
  ...operationRoutes,
  ...signInRoutes,
};

export type HttpMap = typeof httpMap;

/** Method and path, such as `GET /api/journal`. */
export type RouteName = keyof HttpMap;

/** The paths of one method. */
export type PathOf<M extends HttpMethod, R extends RouteName = RouteName> = R extends `${M} ${infer P}`
  ? P
  : never;

/** The JSON of the answer when all is well; null where it has no body. */
export type AnswerOf<R extends RouteName> = AnswerBy<HttpMap[R]>;
type AnswerBy<D> = D extends { answer: Typed<infer T> }
  ? T
  : D extends { forwards: infer S extends RpcSubject }
    ? Exclude<RpcOutput<S>, Page<unknown>>
    : null;

/** What is sent along as JSON; `undefined` where nothing is. */
export type BodyOf<R extends RouteName> = InstanceBy<HttpMap[R], 'body'>;
/** What may stand behind the question mark; `undefined` where nothing does. */
export type QueryOf<R extends RouteName> = InstanceBy<HttpMap[R], 'query'>;
type InstanceBy<D, K extends 'body' | 'query'> = D extends Record<K, new () => infer T> ? T : undefined;

/** The parts of the path that stand for something, such as `id` of `/api/journal/:id`. */
export type ParamsOf<R extends RouteName> = {
  [N in ParamName<R>]: HttpMap[R] extends { params: Record<N, 'index'> } ? number : string;
};
type ParamName<P extends string> = P extends `${string}:${infer N}/${infer Rest}`
  ? N | ParamName<Rest>
  : P extends `${string}:${infer N}`
    ? N
    : never;

/** The codes by which this route in particular refuses. */
export type RefusalOf<R extends RouteName> = RefusalBy<HttpMap[R]>;
type RefusalBy<D> = D extends { refuses: infer C }
  ? Extract<C[keyof C], readonly ErrorCode[]>[number]
  : never;

/** Every route whose answer can be had as JSON, or has no body: what the client's functions can read. */
export type JsonRoute = {
  [R in RouteName]: HttpMap[R] extends { media: string } | { redirects: number } ? never : R;
}[RouteName];

/** Every route whose list can be read page by page. */
export type PagedRoute = {
  [R in RouteName]: HttpMap[R] extends { pages: true } ? R : never;
}[RouteName];

/** For the OpenAPI document: the types of all answers, and of the events of those that can be streamed. */
export type Answers = { [R in RouteName]: AnswerOf<R> };
export type Events = {
  [R in RouteName as HttpMap[R] extends { streams: object } ? R : never]: HttpMap[R] extends {
    streams: Typed<infer T>;
  }
    ? T
    : never;
};

/** The same map for whoever goes through all of it. */
export const allRoutes = Object.entries(httpMap) as [RouteName, RouteDefinition][];
