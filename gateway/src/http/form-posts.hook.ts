import type { FastifyInstance } from 'fastify';
import { DomainError } from '@anew/contracts/errors';
import { headerOf, type Request } from './request.js';

const FORM = 'application/x-www-form-urlencoded';
const FORM_ROUTES = new Set([
  '/api/login',
  '/api/login/second-factor',
  '/api/signup',
  '/api/password/forgot',
  '/api/password/reset',
  '/api/address/confirm',
  '/api/address/undo',
]);

export function isFormPost(request: Request): boolean {
  return headerOf(request, 'content-type')?.startsWith(FORM) ?? false;
}

/** Forms are for the pages that work without script; everything else takes JSON. */
export function refuseOtherForms(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? '';
    if (!isFormPost(request) || FORM_ROUTES.has(route)) return done();
    done(new DomainError('unsupported_type', 'unsupported_type', 'Send this as application/json.'));
  });
}
