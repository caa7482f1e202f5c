import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, RequestContext, Visitor } from '@anew/contracts/actor';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before anything else runs. */
    context: RequestContext;
    /** Set once the session has been verified. */
    actor?: Actor;
  }

  interface FastifyInstance {
    /** The `@font-face` rules of the client, where there is one. */
    fontFaces?: string;
  }
}

export type Request = FastifyRequest;
export type Reply = FastifyReply;

/** The header's first value. */
export function headerOf(request: Request, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

export function visitorOf(request: Request): Visitor {
  return { ...request.context, address: request.ip, userAgent: headerOf(request, 'user-agent') ?? null };
}
