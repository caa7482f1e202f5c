import { identityRpc } from '@anew/contracts/identity/rpc';
import { Controller } from '@nestjs/common';
import { Forward } from '../../http/forward.js';
import { type Asked, Route } from '../../http/route.js';

@Controller()
export class ProfileController {
  constructor(private readonly forward: Forward) {}

  @Route('PUT /api/profile/update')
  update({ actor, body: input }: Asked<'PUT /api/profile/update'>) {
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
