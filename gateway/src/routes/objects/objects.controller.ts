import { identityRpc } from '@anew/contracts/identity/rpc';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Controller, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { SessionGuard } from '../../auth/session.guard.js';
import { Forward } from '../../http/forward.js';
import { RateLimits } from '../../http/rate-limits.js';
import type { Reply } from '../../http/request.js';
import { type Asked, Route } from '../../http/route.js';
import { SENT } from '../../http/self-sent.js';
import { PictureGate, picturePut, uploadIn } from './picture-upload.hook.js';

/** Calls for pictures: requesting an upload address, uploading and serving. */
@Controller()
export class ObjectsController implements OnModuleInit {
  constructor(
    private readonly forward: Forward,
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    private readonly guard: SessionGuard,
    private readonly http: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    new PictureGate(this.rpc, this.limits, this.guard).addTo(this.http.httpAdapter.getInstance());
  }

  @Route('POST /api/objects/upload')
  async prepare({ actor }: Asked<'POST /api/objects/upload'>) {
    await this.limits.consume('upload-user', actor.userId);
    return this.forward.to(identityRpc.pictures.prepare, actor, {});
  }

  /**
   * Uploads a picture. The ticket in the address allows this once, and a hook has checked it before the
   * picture was read.
   */
  @Route('PUT /api/objects/:id')
  async upload({ body, request }: Asked<'PUT /api/objects/:id'>) {
    const data = picturePut(body);
    return this.forward.to(identityRpc.pictures.upload, request.context, { ...uploadIn(request), data });
  }

  @Route('GET /api/objects/:id')
  async get({ actor, params: { id } }: Asked<'GET /api/objects/:id'>, reply: Reply) {
    const { data } = await this.rpc.request(identityRpc.pictures.get, actor, { id });
    // Like all answers of the API, a picture is never cached: a face must not remain on a device that someone
    // had to leave in a hurry.
    void reply.type('image/jpeg').send(Buffer.from(data, 'base64'));
    return SENT;
  }
}
