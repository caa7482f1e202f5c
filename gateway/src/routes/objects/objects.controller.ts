import {
  Body,
  Controller,
  Get,
  HttpCode,
  type OnModuleInit,
  Param,
  Post,
  Put,
  Req,
  Res,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { ApiBody, ApiParam, ApiQuery, ApiResponse } from '@nestjs/swagger';
import type { Actor } from '@anew/contracts/actor';
import { DomainError } from '@anew/contracts/errors';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { RpcClient } from '@anew/messaging/rpc-client';
import { CurrentActor } from '../../auth/current-actor.js';
import { Public } from '../../auth/session.guard.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';
import { RateLimits } from '../../http/rate-limits.js';
import type { Reply, Request } from '../../http/request.js';
import { ResourceId } from '../../http/resource-id.pipe.js';
import { addressOf, PictureGate } from './picture-upload.hook.js';

/** Pictures: an address to put one at, the putting, and the serving. */
@Controller('objects')
export class ObjectsController implements OnModuleInit {
  constructor(
    private readonly forward: Forward,
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    private readonly http: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    new PictureGate(this.rpc, this.limits).guard(this.http.httpAdapter.getInstance());
  }

  @Post('upload')
  @HttpCode(200)
  @Answers(200, 'UploadTicket')
  async prepare(@CurrentActor() actor: Actor): Promise<Buffer> {
    await this.limits.consume('upload-user', actor.userId);
    return this.forward.to(identityRpc.pictures.prepare, actor, {});
  }

  /** The ticket in the address is the right to do this, once; it has been checked before the picture was read. */
  @Put(':id')
  @Public()
  @ApiQuery({ name: 'ticket', required: true, schema: { type: 'string' } })
  @ApiBody({ description: 'A JPEG of at most 5 MB, as image/jpeg.' })
  @Answers(200, 'UploadedPicture')
  @ApiParam({ name: 'id', schema: { type: 'string' } })
  async upload(@Body() body: unknown, @Req() request: Request): Promise<Buffer> {
    // Only without a single byte: anything else has been read as a picture, or refused before.
    if (!Buffer.isBuffer(body))
      throw new DomainError('unsupported_type', 'not_a_picture', 'This is not a picture.');
    const data = body.toString('base64');
    return this.forward.to(identityRpc.pictures.upload, request.context, { ...addressOf(request), data });
  }

  @Get(':id')
  @ApiResponse({ status: 200, description: 'The picture.', content: { 'image/jpeg': {} } })
  async get(
    @CurrentActor() actor: Actor,
    @Param('id', ResourceId) id: string,
    @Res() reply: Reply,
  ): Promise<void> {
    const { data } = await this.rpc.request(identityRpc.pictures.get, actor, { id });
    void reply
      .header('Cache-Control', 'private, max-age=31536000, immutable')
      .type('image/jpeg')
      .send(Buffer.from(data, 'base64'));
  }
}
