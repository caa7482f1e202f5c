import type { FastifyInstance } from 'fastify';
import { DomainError } from '@anew/contracts/errors';
import { allRoutes } from '@anew/contracts/http/map';
import { headerOf, type Request } from './request.js';
import { nothingThere } from './errors.js';

/** Of these no body is read. */
const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS']);
const FORM = 'application/x-www-form-urlencoded';
const TYPES = new Set(['application/json', FORM]);
const PICTURE = 'image/jpeg';
/** The routes that take bytes, and nothing else. */
const PICTURE_ROUTES = new Set<string>(
  allRoutes.filter(([, { takes }]) => takes === PICTURE).map(([name]) => name),
);

/** What a body says that it is, without its parameters; undefined when it does not say. */
export function mediaTypeOf(request: Request): string | undefined {
  return headerOf(request, 'content-type')?.split(';')[0]?.trim().toLowerCase();
}

/** Whether this request is to bring a picture. */
export const isPictureUpload = ({ method, routeOptions }: Request): boolean =>
  PICTURE_ROUTES.has(`${method} ${routeOptions.url}`);

function problemWithType(request: Request): DomainError | undefined {
  if (BODILESS.has(request.method)) return undefined;
  if (request.is404) return nothingThere();
  const type = mediaTypeOf(request);
  if (isPictureUpload(request))
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
