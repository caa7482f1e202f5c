import type { FastifyInstance } from 'fastify';
import { POLICY_OF_DATA } from './content-security-policy.js';

const HEADERS = {
  // Pages replace this policy with their own.
  'Content-Security-Policy': POLICY_OF_DATA,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
};

export function addSecurityHeaders(fastify: FastifyInstance, isHttps: boolean): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(HEADERS);
    if (isHttps) void reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    done();
  });
}
