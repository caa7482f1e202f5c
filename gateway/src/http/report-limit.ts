import type { FastifyInstance } from 'fastify';

/** Largest report of a client in bytes. The longest one that the client sends has about half as many. */
const LONGEST_REPORT = 4_096;

/** Lowers the limit of bodies for reports of clients, because anyone may send them. */
export function limitReports(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (route.url === '/api/client-reports') route.bodyLimit = LONGEST_REPORT;
  });
}
