import { DomainError } from '@anew/contracts/errors';
import { allRoutes } from '@anew/contracts/http/map';
import type { FastifyInstance } from 'fastify';
import { FORM, mediaTypeOf } from './content-type.hook.js';
import type { Request } from './request.js';

const FORM_PATHS = new Set(allRoutes.filter(([, route]) => route.form).map(([name]) => name.split(' ')[1]));

export function isFormPost(request: Request): boolean {
  return mediaTypeOf(request) === FORM;
}

/** Refuses forms except from the pages that work without a script. All other calls take JSON. */
export function refuseOtherForms(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!isFormPost(request) || FORM_PATHS.has(request.routeOptions.url)) return done();
    done(new DomainError('unsupported_type', 'unsupported_type', 'Send this as application/json.'));
  });
}
