import { randomUUID } from 'node:crypto';
import { isTimeZone } from '@anew/contracts/local-date';
import { runInScope } from '@anew/observability/request-scope';
import type { Telemetry } from '@anew/observability/telemetry';
import { traceIdOf } from '@anew/observability/trace';
import { scopeOf } from '@anew/observability/tracing';
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

/** The route's pattern, because an address contains ids and secrets of links. */
const operationOf = (request: Request): string =>
  `${request.method} ${request.routeOptions.url ?? 'unknown'}`;

function endSpan(request: Request, status: number): void {
  request.span.set({
    'http.request.method': request.method,
    'http.route': request.routeOptions.url ?? 'unknown',
    'http.response.status_code': status,
    'anew.request_id': request.context.requestId,
  });
  request.span.end(status >= 500 ? String(status) : undefined);
}

/** Gives every request its context and trace before anything else runs, and logs how it ended. */
export function addRequestContext(fastify: FastifyInstance, { logger, metrics, tracer }: Telemetry): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    giveContext(request, reply);
    const { requestId } = request.context;
    if (request.url.startsWith('/api/')) {
      void reply
        .header('Content-Type', 'application/json; charset=utf-8')
        .header('Cache-Control', 'no-store');
    }
    // A trace begins here, so that a caller can choose neither its id nor that it is recorded.
    const span = tracer.begin({ name: operationOf(request), kind: 'server' });
    request.span = span;
    // Unlike the hook below, this event also comes when the client leaves before the end of the answer.
    if (span.isRecorded) reply.raw.once('close', () => endSpan(request, reply.statusCode));
    runInScope(scopeOf(span, tracer, requestId), done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const operation = operationOf(request);
    metrics.requestSeconds.observe({ operation, outcome: reply.statusCode }, reply.elapsedTime / 1000);
    if (logger.isLevelEnabled('info')) {
      const { requestId } = request.context;
      const traceId = traceIdOf(request.span.traceparent);
      logger.info(
        { requestId, traceId, operation, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'request',
      );
    }
    done();
  });
}
