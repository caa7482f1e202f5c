import { identityRpc } from '@anew/contracts/identity/rpc';
import { Controller } from '@nestjs/common';
import { Forward } from '../../http/forward.js';
import { type Asked, Route } from '../../http/route.js';

@Controller()
export class UserController {
  constructor(private readonly forward: Forward) {}

  @Route('GET /api/auth/user')
  current({ actor }: Asked<'GET /api/auth/user'>) {
    return this.forward.to(identityRpc.accounts.current, actor, {});
  }
}
