import { DomainError } from '@anew/contracts/errors';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { pictureTooLarge, uploadExpired } from '@anew/contracts/picture-refusals';
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

/** An upload for which a ticket was given. */
interface TicketedUpload {
  id: string;
  ticket: string;
}

/** What takes a place: an upload, by the name that it alone has, and its person. */
interface Claim {
  upload: string;
  userId: string;
}

/** @throws DomainError `not_found` when it names no picture that could be */
export function uploadIn(request: Request): TicketedUpload {
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
  if (Number(headerOf(request, 'content-length') ?? 0) > PICTURE_BYTES) throw pictureTooLarge();
}

/** Decides whether a picture's bytes may be read at all, before they arrive. */
export class PictureGate {
  /** Uploads by their people. Each has one place, so that slow uploads of one person leave places for others. */
  private readonly underWay = new Map<string, string>();

  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    private readonly guard: SessionGuard,
  ) {}

  addTo(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', async (request, reply) => {
      const access = pictureRouteOf(request)?.access;
      if (access === undefined) return;
      const claim =
        access === 'anyone'
          ? await this.admitTicket(request)
          : await this.admitPerson(request, reply, access);
      this.takePlace(claim, reply);
    });
  }

  private async admitTicket(request: Request): Promise<Claim> {
    const upload = uploadIn(request);
    checkLength(request);
    await this.limits.consume('upload-network', request.ip);
    await this.rpc.request(identityRpc.pictures.check, request.context, upload);
    // A ticket begins with the id of its person, and its signature has just been checked.
    return { upload: upload.id, userId: upload.ticket.slice(0, upload.ticket.indexOf('.')) };
  }

  private async admitPerson(request: Request, reply: Reply, access: 'signed-in' | 'couple'): Promise<Claim> {
    const { userId } = await this.guard.admit(request, reply, access);
    checkLength(request);
    await this.limits.consume('upload-user', userId);
    return { upload: request.context.requestId, userId };
  }

  private takePlace({ upload, userId }: Claim, reply: Reply): void {
    // A ticket is good for one picture, so the second of two simultaneous uploads is refused.
    if (this.underWay.get(userId) === upload) throw uploadExpired();
    if (this.underWay.has(userId) || this.underWay.size >= AT_ONCE) throw UNAVAILABLE_ERROR;
    this.underWay.set(userId, upload);
    onClientGone(reply, () => this.underWay.delete(userId));
  }
}
