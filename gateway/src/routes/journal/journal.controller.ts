import { journalRpc } from '@anew/contracts/journal/rpc';
import { Controller } from '@nestjs/common';
import { Forward } from '../../http/forward.js';
import { type Asked, Route } from '../../http/route.js';

@Controller()
export class JournalController {
  constructor(private readonly forward: Forward) {}

  @Route('GET /api/journal')
  list({ actor, query }: Asked<'GET /api/journal'>) {
    return this.forward.list(journalRpc.entries.page, actor, query);
  }

  @Route('GET /api/journal/stats')
  stats({ actor }: Asked<'GET /api/journal/stats'>) {
    return this.forward.to(journalRpc.entries.stats, actor, {});
  }

  @Route('GET /api/journal/days')
  days({ actor, query }: Asked<'GET /api/journal/days'>) {
    return this.forward.to(journalRpc.entries.days, actor, query);
  }

  @Route('POST /api/journal')
  create({ actor, body: input }: Asked<'POST /api/journal'>) {
    return this.forward.to(journalRpc.entries.create, actor, input);
  }

  @Route('PUT /api/journal/:id')
  update({ actor, params: { id }, body: change }: Asked<'PUT /api/journal/:id'>) {
    return this.forward.to(journalRpc.entries.update, actor, { ...change, id });
  }

  @Route('DELETE /api/journal/:id')
  delete({ actor, params: { id } }: Asked<'DELETE /api/journal/:id'>) {
    return this.forward.discard(journalRpc.entries.delete, actor, { id });
  }

  @Route('POST /api/journal/:id/thanks')
  thank({ actor, params: { id } }: Asked<'POST /api/journal/:id/thanks'>) {
    return this.forward.discard(journalRpc.reactions.thank, actor, { area: 'journal', id });
  }

  @Route('DELETE /api/journal/:id/thanks')
  unthank({ actor, params: { id } }: Asked<'DELETE /api/journal/:id/thanks'>) {
    return this.forward.discard(journalRpc.reactions.unthank, actor, { area: 'journal', id });
  }

  @Route('PUT /api/journal/:id/reply')
  reply({ actor, params: { id }, body: { text } }: Asked<'PUT /api/journal/:id/reply'>) {
    return this.forward.to(journalRpc.reactions.reply, actor, { area: 'journal', id, text });
  }

  @Route('DELETE /api/journal/:id/reply')
  unreply({ actor, params: { id } }: Asked<'DELETE /api/journal/:id/reply'>) {
    return this.forward.discard(journalRpc.reactions.unreply, actor, { area: 'journal', id });
  }
}
