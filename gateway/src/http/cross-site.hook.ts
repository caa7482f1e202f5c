import { DomainError } from '@anew/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { bearerOf } from '../auth/cookies.js';
import { headerOf, type Request } from './request.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Whether the browser says that another site's page made this request. */
export function isCrossSite(request: Request, publicOrigin: string): boolean {
  if (headerOf(request, 'sec-fetch-site') === 'cross-site') return true;
  const origin = headerOf(request, 'origin');
  if (origin === undefined || origin === publicOrigin) return false;
  return hostOf(origin) !== request.headers.host;
}

/**
 * Refuses changes that another site's page requests in a signed-in person's name: cookies alone do not
 * authorize them.
 */
export function refuseCrossSite(fastify: FastifyInstance, publicOrigin: string): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || bearerOf(request)) return done();
    if (!isCrossSite(request, publicOrigin)) return done();
    done(new DomainError('forbidden', 'cross_site', 'This request came from another site and was refused.'));
  });
}
