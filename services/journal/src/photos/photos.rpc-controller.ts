import type { Actor } from '@anew/contracts/actor';
import { DescribePhotoDto, EntryRefDto, PhotoRefDto, PutPhotoDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { EntryPhoto, PhotoBytes } from '@anew/contracts/journal/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { PhotosService } from './photos.service.js';

@Controller()
export class PhotosRpcController {
  constructor(private readonly photos: PhotosService) {}

  @RpcHandler(journalRpc.photos.get)
  get(@Caller() actor: Actor, @Input() input: PhotoRefDto): Promise<PhotoBytes> {
    return this.photos.get(actor, input);
  }

  @RpcHandler(journalRpc.photos.put)
  put(@Caller() actor: Actor, @Input() input: PutPhotoDto): Promise<EntryPhoto> {
    return this.photos.put(actor, input);
  }

  @RpcHandler(journalRpc.photos.describe)
  describe(@Caller() actor: Actor, @Input() input: DescribePhotoDto): Promise<EntryPhoto> {
    return this.photos.describe(actor, input);
  }

  @RpcHandler(journalRpc.photos.remove)
  remove(@Caller() actor: Actor, @Input() input: EntryRefDto): Promise<null> {
    return this.photos.remove(actor, input);
  }
}
