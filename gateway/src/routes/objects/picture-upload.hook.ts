import { DomainError } from '@anew/contracts/errors';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { RpcClient } from '@anew/messaging/rpc-client';
import { UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';
import { isUUID } from 'class-validator';
import type { FastifyInstance } from 'fastify';
import type { SessionGuard } from '../../auth/session.guard.js';
import { pictureRouteOf } from '../../http/content-type.hook.js';
import { nothingThere } from '../../http/errors.js';
import { onClientGone } from '../../http/on-client-gone.js';
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

/**
 * Bytes of the body in base64.
 * @throws DomainError `not_a_picture` for an empty body: any other has been read as a picture or refused before
 */
export function picturePut(body: unknown): string {
  if (Buffer.isBuffer(body)) return body.toString('base64');
  throw new DomainError('unsupported_type', 'not_a_picture', 'This is not a picture.');
}

function checkLength(request: Request): void {
  if (Number(headerOf(request, 'content-length') ?? 0) > PICTURE_BYTES) throw tooLarge();
}

/** Decides whether a picture's bytes may be read at all, before they arrive. */
export class PictureGate {
  private readonly underWay = new Set<string>();

  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    private readonly sessions: SessionGuard,
  ) {}

  guard(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', async (request, reply) => {
      const access = pictureRouteOf(request)?.access;
      if (access === undefined) return;
      const claimed =
        access === 'anyone'
          ? await this.admitTicket(request)
          : await this.admitPerson(request, reply, access);
      this.takePlace(claimed, reply);
    });
  }

  /** @returns the picture that the ticket is good for */
  private async admitTicket(request: Request): Promise<string> {
    const address = addressOf(request);
    checkLength(request);
    await this.limits.consume('upload-address', request.ip);
    await this.rpc.request(identityRpc.pictures.check, request.context, address);
    return address.id;
  }

  /** @returns a name for this upload alone */
  private async admitPerson(request: Request, reply: Reply, access: 'signed-in' | 'couple'): Promise<string> {
    const { userId } = await this.sessions.admit(request, reply, access);
    checkLength(request);
    await this.limits.consume('upload-user', userId);
    return request.context.requestId;
  }

  private takePlace(claimed: string, reply: Reply): void {
    // A ticket is good for one picture, so the second of two simultaneous uploads is refused.
    if (this.underWay.has(claimed)) throw expired();
    if (this.underWay.size >= AT_ONCE) throw UNAVAILABLE_ERROR;
    this.underWay.add(claimed);
    onClientGone(reply, () => this.underWay.delete(claimed));
  }
}
