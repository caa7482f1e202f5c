import { randomUUID } from 'node:crypto';
import { isTimeZone } from '@anew/contracts/local-date';
import type { Logger } from '@anew/observability/logger';
import type { Metrics } from '@anew/observability/metrics';
import { runInScope } from '@anew/observability/request-scope';
import { childTraceparent } from '@anew/observability/trace';
import type { FastifyInstance } from 'fastify';
import { headerOf, type Reply, type Request } from './request.js';

const REQUEST_ID = /^[\w-]{8,64}$/;

function requestIdOf(request: Request): string {
  const given = headerOf(request, 'x-request-id');
  return given && REQUEST_ID.test(given) ? given : randomUUID();
}

function timeZoneOf(request: Request): string {
  const given = headerOf(request, 'x-time-zone');
  return given && given.length <= 64 && isTimeZone(given) ? given : 'UTC';
}

/** Gives a request its id and time zone, and returns the id in a header. */
export function giveContext(request: Request, reply: Reply): void {
  const requestId = requestIdOf(request);
  request.context = { requestId, timeZone: timeZoneOf(request) };
  void reply.header('X-Request-Id', requestId);
}

/** Gives every request its context and trace before anything else runs, and logs how it ended. */
export function addRequestContext(fastify: FastifyInstance, logger: Logger, metrics: Metrics): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    giveContext(request, reply);
    const { requestId } = request.context;
    if (request.url.startsWith('/api/')) {
      void reply
        .header('Content-Type', 'application/json; charset=utf-8')
        .header('Cache-Control', 'no-store');
    }
    runInScope({ requestId, traceparent: childTraceparent(headerOf(request, 'traceparent')) }, done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const operation = `${request.method} ${route}`;
    metrics.requestSeconds.observe({ operation, outcome: reply.statusCode }, reply.elapsedTime / 1000);
    if (logger.isLevelEnabled('info')) {
      const { requestId } = request.context;
      logger.info(
        { requestId, operation, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'request',
      );
    }
    done();
  });
}
