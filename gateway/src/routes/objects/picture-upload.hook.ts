import { DomainError } from '@anew/contracts/errors';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { RpcClient } from '@anew/messaging/rpc-client';
import { UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';
import { isUUID } from 'class-validator';
import type { FastifyInstance } from 'fastify';
import { isPictureUpload } from '../../http/content-type.hook.js';
import { nothingThere } from '../../http/errors.js';
import type { RateLimits } from '../../http/rate-limits.js';
import { headerOf, type Reply, type Request } from '../../http/request.js';

export const PICTURE_BYTES = 5 * 1024 * 1024;
/**
 * Number of pictures that this process reads at a time. Each takes several copies in memory on its way to the
 * service.
 */
const AT_ONCE = 4;

const tooLarge = (): DomainError =>
  new DomainError('too_large', 'too_large', 'Please choose a picture smaller than 5 MB.');
const expired = (): DomainError =>
  new DomainError(
    'forbidden',
    'upload_expired',
    'This upload address is no longer good. Please start again.',
  );

interface Address {
  id: string;
  ticket: string;
}

/** @throws DomainError `not_found` when it names no picture that could be */
export function addressOf(request: Request): Address {
  const { id } = request.params as { id: string };
  const { ticket } = request.query as { ticket?: unknown };
  if (!isUUID(id)) throw nothingThere();
  return { id: id.toLowerCase(), ticket: typeof ticket === 'string' ? ticket : '' };
}

/** Decides whether a picture's bytes may be read at all, before they arrive. */
export class PictureGate {
  private readonly underWay = new Set<string>();

  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
  ) {}

  guard(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', async (request, reply) => {
      if (isPictureUpload(request)) await this.admit(request, reply);
    });
  }

  private async admit(request: Request, reply: Reply): Promise<void> {
    const address = addressOf(request);
    if (Number(headerOf(request, 'content-length') ?? 0) > PICTURE_BYTES) throw tooLarge();
    await this.limits.consume('upload-address', request.ip);
    await this.rpc.request(identityRpc.pictures.check, request.context, address);
    this.takePlace(address.id, reply);
  }

  private takePlace(id: string, reply: Reply): void {
    // A ticket is good for one picture, so the second of two simultaneous uploads is refused.
    if (this.underWay.has(id)) throw expired();
    if (this.underWay.size >= AT_ONCE) throw UNAVAILABLE_ERROR;
    this.underWay.add(id);
    reply.raw.once('close', () => this.underWay.delete(id));
  }
}
