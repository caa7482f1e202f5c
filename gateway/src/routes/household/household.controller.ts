import { identityRpc } from '@anew/contracts/identity/rpc';
import { Controller } from '@nestjs/common';
import { Forward } from '../../http/forward.js';
import { type Asked, Route } from '../../http/route.js';

@Controller()
export class HouseholdController {
  constructor(private readonly forward: Forward) {}

  @Route('GET /api/household')
  get({ actor }: Asked<'GET /api/household'>) {
    return this.forward.to(identityRpc.household.get, actor, {});
  }

  @Route('PUT /api/household')
  save({ actor, body: input }: Asked<'PUT /api/household'>) {
    return this.forward.to(identityRpc.household.save, actor, input);
  }
}
