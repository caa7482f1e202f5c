import type { FastifyInstance } from 'fastify';
import { policyOfDocs } from '../content-security-policy.js';

const DOCS = /^\/api\/docs\/?$/;

/** Gives Swagger UI, and no other page, the content security policy that it needs. */
export function addDocsPolicy(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (DOCS.test(request.routeOptions.url ?? '') && typeof payload === 'string')
      void reply.header('Content-Security-Policy', policyOfDocs(payload));
    done();
  });
}
