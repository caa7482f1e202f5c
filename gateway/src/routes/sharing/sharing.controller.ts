import { journalRpc } from '@anew/contracts/journal/rpc';
import { Controller } from '@nestjs/common';
import { Forward } from '../../http/forward.js';
import { type Asked, Route } from '../../http/route.js';

@Controller()
export class SharingController {
  constructor(private readonly forward: Forward) {}

  @Route('GET /api/sharing/undecided')
  undecided({ actor }: Asked<'GET /api/sharing/undecided'>) {
    return this.forward.to(journalRpc.sharing.undecided, actor, {});
  }

  @Route('POST /api/sharing/decide')
  decide({ actor, body: input }: Asked<'POST /api/sharing/decide'>) {
    return this.forward.to(journalRpc.sharing.decide, actor, input);
  }
}
