import type { Actor } from '@anew/contracts/actor';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { Quote } from '@anew/contracts/content/views';
import { Caller, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { QuotesService } from './quotes.service.js';

@Controller()
export class QuotesRpcController {
  constructor(private readonly quotes: QuotesService) {}

  @RpcHandler(contentRpc.today.quote)
  today(@Caller() actor: Actor): Promise<Quote> {
    return this.quotes.today(actor);
  }
}
