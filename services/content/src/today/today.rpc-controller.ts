import type { Actor } from '@anew/contracts/actor';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { Quote } from '@anew/contracts/content/views';
import { Caller, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { TodayService } from './today.service.js';

@Controller()
export class TodayRpcController {
  constructor(private readonly today: TodayService) {}

  @RpcHandler(contentRpc.today.quote)
  quote(@Caller() actor: Actor): Promise<Quote> {
    return this.today.quote(actor);
  }
}
