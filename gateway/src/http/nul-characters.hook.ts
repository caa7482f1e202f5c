import type { FastifyInstance } from 'fastify';
import { nothingThere } from './errors.js';

const NUL = '\0';

/**
 * Whether parameters of a path or a query contain the NUL character. Their values are texts or lists of
 * texts.
 */
function holdsNul(parameters: unknown): boolean {
  const entries = Object.entries(parameters ?? {}) as [string, string | string[]][];
  return entries.some(([name, value]) => [name, ...[value].flat()].some((text) => text.includes(NUL)));
}

/**
 * Answers 404 to an address that contains NUL. None of ours does, and a text in PostgreSQL cannot contain it.
 */
export function refuseNulCharacters(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, _reply, done) => {
    const isOdd = holdsNul(request.params) || holdsNul(request.query);
    done(isOdd ? nothingThere() : undefined);
  });
}
