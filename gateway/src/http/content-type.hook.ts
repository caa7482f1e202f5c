import type { FastifyInstance } from 'fastify';
import { DomainError } from '@anew/contracts/errors';
import { headerOf, type Request } from './request.js';

/** Of these no body is read. */
const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS']);
const FORM = 'application/x-www-form-urlencoded';
const TYPES = new Set(['application/json', FORM]);
/** The one route that takes bytes, and nothing else. */
export const PICTURE_ROUTE = '/api/objects/:id';
const PICTURE = 'image/jpeg';

/** What a body says that it is, without its parameters; undefined when it does not say. */
export function mediaTypeOf(request: Request): string | undefined {
  return headerOf(request, 'content-type')?.split(';')[0]?.trim().toLowerCase();
}

const isPictureRoute = ({ method, routeOptions }: Request): boolean =>
  method === 'PUT' && routeOptions.url === PICTURE_ROUTE;

function problemWithType(request: Request): DomainError | undefined {
  if (BODILESS.has(request.method)) return undefined;
  if (request.is404) return new DomainError('not_found', 'not_found', 'There is nothing at this address.');
  const type = mediaTypeOf(request);
  if (isPictureRoute(request))
    return type === PICTURE ? undefined : refused('Send the picture as image/jpeg.');
  // One that does not say what it is may be none: whoever reads bodies knows.
  return type === undefined || TYPES.has(type) ? undefined : refused('Send this as application/json.');
}

const refused = (message: string): DomainError =>
  new DomainError('unsupported_type', 'unsupported_type', message);

/** Refuses what no call takes before a byte of it is read. */
export function refuseOtherTypes(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => done(problemWithType(request)));
}
