import {
  Body,
  Controller,
  Get,
  HttpCode,
  type OnModuleInit,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { ApiBody, ApiQuery, ApiResponse } from '@nestjs/swagger';
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
import { notAJpeg, refuseOtherThanJpeg } from './picture-type.hook.js';

/** Bytes. */
const PICTURE_LIMIT = 5 * 1024 * 1024;

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
    refuseOtherThanJpeg(this.http.httpAdapter.getInstance(), '/api/objects/:id');
  }

  @Post('upload')
  @HttpCode(200)
  @Answers(200, 'UploadTicket')
  async prepare(@CurrentActor() actor: Actor): Promise<Buffer> {
    await this.limits.consume('upload-user', actor.userId);
    return this.forward.to(identityRpc.pictures.prepare, actor, {});
  }

  /** The ticket in the address is the right to do this, once. */
  @Put(':id')
  @Public()
  @ApiQuery({ name: 'ticket', required: true, schema: { type: 'string' } })
  @ApiBody({ description: 'A JPEG of at most 5 MB, as image/jpeg.' })
  @Answers(200, 'UploadedPicture')
  async upload(
    @Param('id', ResourceId) id: string,
    @Query('ticket') ticket: unknown,
    @Body() body: unknown,
    @Req() request: Request,
  ): Promise<Buffer> {
    await this.limits.consume('upload-address', request.ip);
    if (!Buffer.isBuffer(body)) throw notAJpeg();
    if (body.length > PICTURE_LIMIT)
      throw new DomainError('too_large', 'too_large', 'Please choose a picture smaller than 5 MB.');
    const given = typeof ticket === 'string' ? ticket : '';
    return this.forward.to(identityRpc.pictures.upload, request.context, {
      id,
      ticket: given,
      data: body.toString('base64'),
    });
  }

  @Get(':id')
  @ApiResponse({ status: 200, description: 'The picture.', content: { 'image/jpeg': {} } })
  async get(
    @CurrentActor() actor: Actor,
    @Param('id', ResourceId) id: string,
    @Res() reply: Reply,
  ): Promise<void> {
    const { data } = await this.rpc.request(identityRpc.pictures.get, actor, { id });
    // Like every answer of the API it stays in no cache: a face must not remain on a device that was left in a hurry.
    void reply.type('image/jpeg').send(Buffer.from(data, 'base64'));
  }
}
