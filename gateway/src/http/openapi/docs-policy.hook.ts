import type { FastifyInstance } from 'fastify';
import { policyOfDocs } from '../content-security-policy.js';

const DOCS = /^\/api\/docs\/?$/;

/** Gives the page that reads the API's document the policy that it needs, and no other page that policy. */
export function addDocsPolicy(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (DOCS.test(request.routeOptions.url ?? '') && typeof payload === 'string')
      void reply.header('Content-Security-Policy', policyOfDocs(payload));
    done();
  });
}
