import { DomainError } from '@anew/contracts/errors';
import { allRoutes } from '@anew/contracts/http/map';
import type { RouteDefinition } from '@anew/contracts/http/route';
import type { FastifyInstance } from 'fastify';
import { nothingThere } from './errors.js';
import { headerOf, type Request } from './request.js';

/** Methods whose body is never read. */
const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS']);
export const FORM = 'application/x-www-form-urlencoded';
const TYPES = new Set(['application/json', FORM]);
const PICTURE = 'image/jpeg';
/** Routes that accept bytes and nothing else. */
const PICTURE_ROUTES = new Map<string, RouteDefinition>(
  allRoutes.filter(([, { takes }]) => takes === PICTURE),
);

/** Media type of a request's body without parameters, or undefined if none is given. */
export function mediaTypeOf(request: Request): string | undefined {
  return headerOf(request, 'content-type')?.split(';')[0]?.trim().toLowerCase();
}

/** The route of this request if it takes a picture. */
export const pictureRouteOf = ({ method, routeOptions }: Request): RouteDefinition | undefined =>
  PICTURE_ROUTES.get(`${method} ${routeOptions.url}`);

function problemWithType(request: Request): DomainError | undefined {
  if (BODILESS.has(request.method)) return undefined;
  if (request.is404) return nothingThere();
  const type = mediaTypeOf(request);
  if (pictureRouteOf(request))
    return type === PICTURE ? undefined : refused('Send the picture as image/jpeg.');
  // A request without a media type may have no body at all, which only the parser knows.
  return type === undefined || TYPES.has(type) ? undefined : refused('Send this as application/json.');
}

const refused = (message: string): DomainError =>
  new DomainError('unsupported_type', 'unsupported_type', message);

/** Refuses media types that no call accepts, before any of the body is read. */
export function refuseOtherTypes(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => done(problemWithType(request)));
}
