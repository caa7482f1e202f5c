import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
};

/** Adds the headers that the gateway sends. */
export function addResponseHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const given = request.headers['x-request-id'];
    void reply.header('X-Request-Id', typeof given === 'string' ? given : randomUUID());
    void reply.headers(HEADERS);
    done();
  });
}
