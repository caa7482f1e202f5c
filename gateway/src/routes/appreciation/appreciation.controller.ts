import { journalRpc } from '@anew/contracts/journal/rpc';
import { Controller } from '@nestjs/common';
import { Forward } from '../../http/forward.js';
import { type Asked, Route } from '../../http/route.js';

@Controller()
export class AppreciationController {
  constructor(private readonly forward: Forward) {}

  @Route('GET /api/appreciation/today')
  today({ actor }: Asked<'GET /api/appreciation/today'>) {
    return this.forward.to(journalRpc.appreciations.today, actor, {});
  }

  @Route('GET /api/appreciation')
  list({ actor, query }: Asked<'GET /api/appreciation'>) {
    return this.forward.list(journalRpc.appreciations.page, actor, query);
  }

  @Route('GET /api/appreciation/stats')
  stats({ actor }: Asked<'GET /api/appreciation/stats'>) {
    return this.forward.to(journalRpc.appreciations.stats, actor, {});
  }

  @Route('POST /api/appreciation')
  save({ actor, body: input }: Asked<'POST /api/appreciation'>) {
    return this.forward.to(journalRpc.appreciations.save, actor, input);
  }

  @Route('POST /api/appreciation/:id/thanks')
  thank({ actor, params: { id } }: Asked<'POST /api/appreciation/:id/thanks'>) {
    return this.forward.discard(journalRpc.reactions.thank, actor, { area: 'appreciation', id });
  }

  @Route('DELETE /api/appreciation/:id/thanks')
  unthank({ actor, params: { id } }: Asked<'DELETE /api/appreciation/:id/thanks'>) {
    return this.forward.discard(journalRpc.reactions.unthank, actor, { area: 'appreciation', id });
  }

  @Route('PUT /api/appreciation/:id/reply')
  reply({ actor, params: { id }, body: { text } }: Asked<'PUT /api/appreciation/:id/reply'>) {
    return this.forward.to(journalRpc.reactions.reply, actor, { area: 'appreciation', id, text });
  }

  @Route('DELETE /api/appreciation/:id/reply')
  unreply({ actor, params: { id } }: Asked<'DELETE /api/appreciation/:id/reply'>) {
    return this.forward.discard(journalRpc.reactions.unreply, actor, { area: 'appreciation', id });
  }
}
