import type { FastifyInstance } from 'fastify';
import { DomainError } from '@anew/contracts/errors';
import { bearerOf } from '../auth/cookies.js';
import { headerOf, type Request } from './request.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Whether a browser says that this request was made by another site's page. */
export function isCrossSite(request: Request, publicOrigin: string): boolean {
  if (headerOf(request, 'sec-fetch-site') === 'cross-site') return true;
  const origin = headerOf(request, 'origin');
  if (origin === undefined || origin === publicOrigin) return false;
  return hostOf(origin) !== request.headers.host;
}

/** Refuses what another site's page would do in a signed-in person's name: cookies alone do not authorise it. */
export function refuseCrossSite(fastify: FastifyInstance, publicOrigin: string): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || bearerOf(request)) return done();
    if (!isCrossSite(request, publicOrigin)) return done();
    done(new DomainError('forbidden', 'cross_site', 'This request came from another site and was refused.'));
  });
}
