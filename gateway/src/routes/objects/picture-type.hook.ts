import type { FastifyInstance } from 'fastify';
import { DomainError } from '@anew/contracts/errors';
import { headerOf } from '../../http/request.js';

const JPEG = /^image\/jpeg\s*(;|$)/i;

export const notAJpeg = (): DomainError =>
  new DomainError('unsupported_type', 'unsupported_type', 'Send the picture as image/jpeg.');

/** Before the body is read: one that calls itself something else would be refused for not being that. */
export function refuseOtherThanJpeg(fastify: FastifyInstance, route: string): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const isPicture = request.method === 'PUT' && request.routeOptions.url === route;
    done(isPicture && !JPEG.test(headerOf(request, 'content-type') ?? '') ? notAJpeg() : undefined);
  });
}
