import { identityRpc } from '@anew/contracts/identity/rpc';
import { Controller } from '@nestjs/common';
import { Forward } from '../../http/forward.js';
import { RateLimits } from '../../http/rate-limits.js';
import { type Asked, Route } from '../../http/route.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly forward: Forward,
    private readonly limits: RateLimits,
  ) {}

  @Route('PUT /api/profile/update')
  async update({ actor, body: input, request }: Asked<'PUT /api/profile/update'>) {
    // As with a sign-up, the answer may reveal whether an address is in use.
    if (input.email !== undefined) await this.limits.consume('sign-up-address', request.ip);
    return this.forward.to(identityRpc.accounts.update, actor, input);
  }

  @Route('GET /api/profile/story')
  story({ actor }: Asked<'GET /api/profile/story'>) {
    return this.forward.to(identityRpc.story.get, actor, {});
  }

  @Route('PUT /api/profile/story')
  saveStory({ actor, body: input }: Asked<'PUT /api/profile/story'>) {
    return this.forward.to(identityRpc.story.save, actor, input);
  }

  @Route('PUT /api/profile/avatar')
  avatar({ actor, body: input }: Asked<'PUT /api/profile/avatar'>) {
    return this.forward.to(identityRpc.pictures.setAvatar, actor, input);
  }
}
