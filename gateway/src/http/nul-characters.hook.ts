import type { FastifyInstance } from 'fastify';
import { nothingThere } from './errors.js';

const NUL = '\0';

/** Parameters of a path or a query: texts, or lists of them. */
function holdsNul(parameters: unknown): boolean {
  const entries = Object.entries(parameters ?? {}) as [string, string | string[]][];
  return entries.some(([name, value]) => [name, ...[value].flat()].some((text) => text.includes(NUL)));
}

/** No address of ours has the NUL character in it, and PostgreSQL's text cannot hold it. */
export function refuseNulCharacters(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, _reply, done) => {
    const isOdd = holdsNul(request.params) || holdsNul(request.query);
    done(isOdd ? nothingThere() : undefined);
  });
}
