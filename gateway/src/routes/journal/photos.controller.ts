import { journalRpc } from '@anew/contracts/journal/rpc';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Controller } from '@nestjs/common';
import { Forward } from '../../http/forward.js';
import type { Reply } from '../../http/request.js';
import { type Asked, Route } from '../../http/route.js';
import { SENT } from '../../http/self-sent.js';
import { picturePut } from '../objects/picture-upload.hook.js';

@Controller()
export class PhotosController {
  constructor(
    private readonly forward: Forward,
    private readonly rpc: RpcClient,
  ) {}

  @Route('GET /api/journal/photos/:id')
  async get({ actor, params: { id } }: Asked<'GET /api/journal/photos/:id'>, reply: Reply) {
    const { data } = await this.rpc.request(journalRpc.photos.get, actor, { id });
    // Like all answers of the API, it is never cached.
    void reply.type('image/jpeg').send(Buffer.from(data, 'base64'));
    return SENT;
  }

  @Route('PUT /api/journal/:id/photo')
  put({ actor, params: { id }, body }: Asked<'PUT /api/journal/:id/photo'>) {
    return this.forward.to(journalRpc.photos.put, actor, { id, data: picturePut(body) });
  }

  @Route('PUT /api/journal/:id/photo/caption')
  describe({ actor, params: { id }, body: { caption } }: Asked<'PUT /api/journal/:id/photo/caption'>) {
    return this.forward.to(journalRpc.photos.describe, actor, { id, caption });
  }

  @Route('DELETE /api/journal/:id/photo')
  remove({ actor, params: { id } }: Asked<'DELETE /api/journal/:id/photo'>) {
    return this.forward.discard(journalRpc.photos.remove, actor, { id });
  }
}
