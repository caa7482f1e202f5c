import type { Actor } from '@anew/contracts/actor';
import { NewsSeenDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { News } from '@anew/contracts/journal/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { NewsService } from './news.service.js';

@Controller()
export class NewsRpcController {
  constructor(private readonly news: NewsService) {}

  @RpcHandler(journalRpc.news.list)
  list(@Caller() actor: Actor): Promise<News> {
    return this.news.list(actor);
  }

  @RpcHandler(journalRpc.news.seen)
  seen(@Caller() actor: Actor, @Input() input: NewsSeenDto): Promise<null> {
    return this.news.seen(actor, input);
  }
}
