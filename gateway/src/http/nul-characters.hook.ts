import type { FastifyInstance } from 'fastify';
import { DomainError } from '@anew/contracts/errors';

const NUL = '\0';

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(NUL);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return false;
  return Object.entries(value).some(([key, inner]) => key.includes(NUL) || holdsNul(inner));
}

/** PostgreSQL's text cannot hold the NUL character, and no person means to write one. */
export function refuseNulCharacters(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (holdsNul(request.params) || holdsNul(request.query))
      return done(new DomainError('not_found', 'not_found', 'There is nothing at this address.'));
    if (!holdsNul(request.body)) return done();
    done(new DomainError('invalid', 'validation_failed', 'Text cannot contain the NUL character.'));
  });
}
