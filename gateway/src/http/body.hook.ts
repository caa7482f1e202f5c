import type { FastifyInstance } from 'fastify';
import { DomainError } from '@anew/contracts/errors';

/** Nothing of ours is nested deeper, and whatever walks a body must come to an end. */
const DEEPEST = 8;

/** Half of a surrogate pair can stand in a JSON string, but in no text that can be kept. */
const LONE_SURROGATE = /\p{Surrogate}/u;

function refusal(field: string, message: string): DomainError {
  return new DomainError('invalid', 'validation_failed', message, { fields: [{ field, message }] });
}

function problemIn(value: unknown, field: string, depth: number): DomainError | undefined {
  if (typeof value === 'string' && LONE_SURROGATE.test(value))
    return refusal(field, 'This contains half a character.');
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === DEEPEST) return refusal(field, 'This is nested too deeply.');
  for (const [key, inner] of Object.entries(value)) {
    const problem = problemIn(inner, depth === 0 ? key : `${field}.${key}`, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

/** Why no call could take this body, if so: each takes one object of ordinary texts and numbers, or bytes. */
export function problemWithBody(body: unknown): DomainError | undefined {
  if (body === undefined || body instanceof Uint8Array) return undefined;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return refusal('body', 'Send one JSON object.');
  return problemIn(body, 'body', 0);
}

/** @throws DomainError `validation_failed` when a call that takes no fields was sent one */
export function refuseFields(body: unknown): void {
  const [field] = Object.keys(body ?? {});
  if (field !== undefined) throw refusal(field, `"${field}" is not a field of this call.`);
}

/** Refuses what no call takes, before anyone looks closer. */
export function refuseOddBodies(fastify: FastifyInstance): void {
  fastify.removeContentTypeParser('text/plain');
  fastify.addHook('preValidation', (request, _reply, done) => done(problemWithBody(request.body)));
}
