import { journalRpc } from '@anew/contracts/journal/rpc';
import { Controller } from '@nestjs/common';
import { Forward } from '../../http/forward.js';
import { isPage } from '../../http/list-page.js';
import { type Asked, Route } from '../../http/route.js';

@Controller()
export class AppreciationController {
  constructor(private readonly forward: Forward) {}

  @Route('GET /api/appreciation/today')
  today({ actor }: Asked<'GET /api/appreciation/today'>) {
    return this.forward.to(journalRpc.appreciations.today, actor, {});
  }

  @Route('GET /api/appreciation')
  async list({ actor, query }: Asked<'GET /api/appreciation'>) {
    return isPage(query)
      ? this.forward.page(journalRpc.appreciations.page, actor, query)
      : this.forward.all(journalRpc.appreciations.page, actor, {});
  }

  @Route('GET /api/appreciation/stats')
  stats({ actor }: Asked<'GET /api/appreciation/stats'>) {
    return this.forward.to(journalRpc.appreciations.stats, actor, {});
  }

  @Route('POST /api/appreciation')
  save({ actor, body: input }: Asked<'POST /api/appreciation'>) {
    return this.forward.to(journalRpc.appreciations.save, actor, input);
  }
}
