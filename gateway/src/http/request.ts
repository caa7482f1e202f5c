import type { Actor, RequestContext } from '@anew/contracts/actor';
import type { Span } from '@anew/observability/tracing';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before any other hook or handler runs. */
    context: RequestContext;
    /** The request as the first part of its trace. */
    span: Span;
    /** Set once the session has been verified. */
    actor?: Actor;
    /** Time in epoch milliseconds at which the verified token expires. */
    signedInUntil?: number;
  }

  interface FastifyInstance {
    /** `@font-face` rules of the client, if this gateway serves one. */
    fontFaces?: string;
  }
}

export type Request = FastifyRequest;
export type Reply = FastifyReply;

/** First value of a header. */
export function headerOf(request: Request, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
