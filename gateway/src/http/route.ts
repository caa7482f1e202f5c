import type { Actor } from '@anew/contracts/actor';
import {
  type AnswerOf,
  type BodyOf,
  type HttpMap,
  httpMap,
  type JsonRoute,
  type PagedRoute,
  type ParamsOf,
  type QueryOf,
  type RouteName,
} from '@anew/contracts/http/map';
import type { Access, HttpMethod, RouteDefinition } from '@anew/contracts/http/route';
import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  Res,
  SetMetadata,
} from '@nestjs/common';
import type { Json } from './json.js';
import { ListedPage, sendListed } from './list-page.js';
import { readRequest } from './read-request.js';
import type { Reply, Request } from './request.js';
import { SENT, type Sent } from './self-sent.js';

/** Input of a handler, read and validated as the HTTP map says. */
export interface Asked<R extends RouteName> {
  request: Request;
  actor: Caller<HttpMap[R]['access']>;
  params: ParamsOf<R>;
  query: QueryOf<R>;
  /**
   * Validated body. A body that may be a form is not validated yet: the handler does it, so that it can show
   * the page again.
   */
  body: BodyBy<HttpMap[R], BodyOf<R>>;
}

/**
 * Person who calls, or undefined on a route that is open to anyone. The session guard lets only people with a couple
 * call a couple's routes.
 */
type Caller<A extends Access> = A extends 'anyone'
  ? undefined
  : A extends 'couple'
    ? Actor & { coupleId: string }
    : Actor;

type BodyBy<D, Body> = D extends { form: readonly number[] }
  ? Record<string, unknown> | undefined
  : D extends { takes: string }
    ? unknown
    : Body;

/** Return type for an answer: a method for a route without an answer returns nothing. */
type Own<T> = [T] extends [null] ? void : T; // oxlint-disable-line typescript/no-invalid-void-type

/** Return type of a handler: the answer as declared in the map, or its JSON unparsed. */
type HandlerAnswer<R extends RouteName> =
  | (R extends JsonRoute ? Own<AnswerOf<R>> | Json<AnswerOf<R>> : never)
  | (R extends PagedRoute ? ListedPage<AnswerOf<R>[number]> : never)
  | (SelfSent<HttpMap[R]> extends true ? Sent : never);

type SelfSent<D> = D extends
  | { form: readonly number[] }
  | { media: string }
  | { streams: object }
  | { redirects: number }
  ? true
  : false;

type Handler<R extends RouteName> = (
  asked: Asked<R>,
  reply: Reply,
) => HandlerAnswer<R> | Promise<HandlerAnswer<R>>;

const ROUTE = 'route';
const PREFIX = '/api/';

const Ask = createParamDecorator((route: RouteDefinition, execution: ExecutionContext) =>
  readRequest(route, execution.switchToHttp().getRequest<Request>()),
);

type Method = (asked: unknown, reply: Reply) => unknown;

/** Wraps a method so that its return value is sent, unless the method has sent something itself. */
function sending(method: Method): Method {
  return async function (this: unknown, asked, reply) {
    const answer = await method.call(this, asked, reply);
    if (answer !== SENT) void reply.send(answer);
  };
}

/** Puts where the next page is into the header. */
function paging(method: Method): Method {
  return async function (this: unknown, asked, reply) {
    const answer = await method.call(this, asked, reply);
    return answer instanceof ListedPage
      ? sendListed(answer, (asked as { request: Request }).request, reply)
      : answer;
  };
}

const isSelfSent = (route: RouteDefinition): boolean =>
  [route.form, route.media, route.streams, route.redirects].some((given) => given !== undefined);

/**
 * Makes a method the handler of one route of the HTTP map. The method takes `(asked: Asked<…>, reply)` and
 * returns the answer. Path, status, permitted callers and validation follow from the map. A method of another
 * type does not compile.
 */
export function Route<R extends RouteName>(name: R) {
  const route: RouteDefinition = httpMap[name];
  const [method, path] = name.split(' ') as [HttpMethod, string];
  const [status = 200] = [route.status ?? 200].flat();
  return <H extends Handler<R>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    if (isSelfSent(route)) descriptor.value = sending(descriptor.value as Method) as H;
    if (route.pages) descriptor.value = paging(descriptor.value as Method) as H;
    Ask(route)(target, key, 0);
    Res({ passthrough: !isSelfSent(route) })(target, key, 1);
    applyDecorators(
      RequestMapping({ path: path.slice(PREFIX.length), method: RequestMethod[method] }),
      HttpCode(status),
      SetMetadata(ROUTE, name),
    )(target, key, descriptor);
  };
}

/** Name of the route that a handler answers. */
export function routeNameOf(handler: object): RouteName | undefined {
  return Reflect.getMetadata(ROUTE, handler) as RouteName | undefined;
}

/** @throws Error for a handler without {@link Route}, because it is unknown who may call it */
export function routeOf(execution: ExecutionContext): RouteDefinition {
  const name = routeNameOf(execution.getHandler());
  if (name === undefined) throw new Error(`${execution.getHandler().name} answers no route of the map`);
  return httpMap[name];
}
