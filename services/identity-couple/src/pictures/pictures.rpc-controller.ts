import type { Actor, RequestContext } from '@anew/contracts/actor';
import { CheckTicketDto, PictureRefDto, SetAvatarDto, UploadPictureDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { StoredPicture, UploadedPicture, UploadTicket, User } from '@anew/contracts/identity/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { PicturesService } from './pictures.service.js';

@Controller()
export class PicturesRpcController {
  constructor(private readonly pictures: PicturesService) {}

  @RpcHandler(identityRpc.pictures.prepare)
  prepare(@Caller() actor: Actor): Promise<UploadTicket> {
    return this.pictures.prepare(actor);
  }

  @RpcHandler(identityRpc.pictures.check)
  check(@Caller() _context: RequestContext, @Input() input: CheckTicketDto): Promise<null> {
    return this.pictures.check(input);
  }

  @RpcHandler(identityRpc.pictures.upload)
  upload(@Caller() _context: RequestContext, @Input() input: UploadPictureDto): Promise<UploadedPicture> {
    return this.pictures.upload(input);
  }

  @RpcHandler(identityRpc.pictures.get)
  get(@Caller() actor: Actor, @Input() input: PictureRefDto): Promise<StoredPicture> {
    return this.pictures.get(actor, input);
  }

  @RpcHandler(identityRpc.pictures.setAvatar)
  setAvatar(@Caller() actor: Actor, @Input() input: SetAvatarDto): Promise<User> {
    return this.pictures.setAvatar(actor, input);
  }
}
