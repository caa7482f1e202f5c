import { identityRpc } from '@anew/contracts/identity/rpc';
import { Controller } from '@nestjs/common';
import { Forward } from '../../http/forward.js';
import { type Asked, Route } from '../../http/route.js';

@Controller()
export class PreferencesController {
  constructor(private readonly forward: Forward) {}

  @Route('GET /api/preferences')
  get({ actor }: Asked<'GET /api/preferences'>) {
    return this.forward.to(identityRpc.preferences.get, actor, {});
  }

  @Route('PUT /api/preferences')
  change({ actor, body: input }: Asked<'PUT /api/preferences'>) {
    return this.forward.to(identityRpc.preferences.change, actor, input);
  }

  @Route('GET /api/push/key')
  key({ actor }: Asked<'GET /api/push/key'>) {
    return this.forward.to(identityRpc.push.key, actor, {});
  }

  @Route('POST /api/push/subscriptions')
  subscribe({ actor, body: input }: Asked<'POST /api/push/subscriptions'>) {
    return this.forward.discard(identityRpc.push.subscribe, actor, input);
  }

  @Route('DELETE /api/push/subscriptions')
  unsubscribe({ actor }: Asked<'DELETE /api/push/subscriptions'>) {
    return this.forward.discard(identityRpc.push.unsubscribe, actor, {});
  }
}
