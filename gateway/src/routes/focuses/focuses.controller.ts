import { contentRpc } from '@anew/contracts/content/rpc';
import { Controller } from '@nestjs/common';
import { Forward } from '../../http/forward.js';
import { type Asked, Route } from '../../http/route.js';

@Controller()
export class FocusesController {
  constructor(private readonly forward: Forward) {}

  @Route('GET /api/focuses')
  list({ actor }: Asked<'GET /api/focuses'>) {
    return this.forward.to(contentRpc.focuses.list, actor, {});
  }

  @Route('POST /api/focuses')
  set({ actor, body: input }: Asked<'POST /api/focuses'>) {
    return this.forward.to(contentRpc.focuses.set, actor, input);
  }

  @Route('DELETE /api/focuses/:moduleSlug')
  remove({ actor, params: { moduleSlug: slug } }: Asked<'DELETE /api/focuses/:moduleSlug'>) {
    return this.forward.discard(contentRpc.focuses.remove, actor, { slug: slug.slice(0, 100) });
  }
}
