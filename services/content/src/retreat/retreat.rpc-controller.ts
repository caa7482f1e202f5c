import type { Actor } from '@anew/contracts/actor';
import { RetreatInterestDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { RetreatInterestReceipt } from '@anew/contracts/content/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { RetreatService } from './retreat.service.js';

@Controller()
export class RetreatRpcController {
  constructor(private readonly retreat: RetreatService) {}

  @RpcHandler(contentRpc.retreat.register)
  register(@Caller() actor: Actor, @Input() input: RetreatInterestDto): Promise<RetreatInterestReceipt> {
    return this.retreat.register(actor, input);
  }
}
