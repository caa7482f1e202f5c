import { journalRpc } from '@anew/contracts/journal/rpc';
import { Controller } from '@nestjs/common';
import { Forward } from '../../http/forward.js';
import { type Asked, Route } from '../../http/route.js';

/** Routes of what the partner shares and the caller has not seen yet. */
@Controller()
export class NewsController {
  constructor(private readonly forward: Forward) {}

  @Route('GET /api/news')
  list({ actor }: Asked<'GET /api/news'>) {
    return this.forward.to(journalRpc.news.list, actor, {});
  }

  @Route('POST /api/news/seen')
  seen({ actor, body: input }: Asked<'POST /api/news/seen'>) {
    return this.forward.discard(journalRpc.news.seen, actor, input);
  }
}
