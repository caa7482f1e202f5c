import type { DomainError } from '@anew/contracts/errors';
import { problemIn } from '@anew/messaging/odd-input';
import { fieldRefusal } from '@anew/messaging/rpc-pipeline';
import type { FastifyInstance } from 'fastify';

/**
 * Reason why no call could accept this body, or undefined. A body is either bytes or one object of ordinary
 * texts and numbers.
 */
function problemWithBody(body: unknown): DomainError | undefined {
  if (body === undefined || body instanceof Uint8Array) return undefined;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return fieldRefusal({ field: 'body', message: 'Send one JSON object.' });
  const problem = problemIn(body);
  return problem && fieldRefusal(problem);
}

/** @throws DomainError `validation_failed` when a call that takes no fields was sent one */
export function refuseFields(body: unknown): void {
  if (body instanceof Uint8Array) throw fieldRefusal({ field: 'body', message: 'This call takes no body.' });
  const [field] = Object.keys(body ?? {});
  if (field !== undefined) throw fieldRefusal({ field, message: `"${field}" is not a field of this call.` });
}

/** Refuses bodies that no call accepts, before anything else reads them. */
export function refuseOddBodies(fastify: FastifyInstance): void {
  fastify.removeContentTypeParser('text/plain');
  fastify.addHook('preValidation', (request, _reply, done) => done(problemWithBody(request.body)));
}
