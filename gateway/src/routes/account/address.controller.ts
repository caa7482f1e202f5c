import { identityRpc } from '@anew/contracts/identity/rpc';
import type { User } from '@anew/contracts/identity/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Controller } from '@nestjs/common';
import { KnownDevices } from '../../auth/known-device.js';
import { Forward } from '../../http/forward.js';
import type { Reply } from '../../http/request.js';
import { type Asked, Route } from '../../http/route.js';

/** Calls about a person's mail address: its proof and its change. */
@Controller()
export class AddressController {
  constructor(
    private readonly forward: Forward,
    private readonly rpc: RpcClient,
    private readonly devices: KnownDevices,
  ) {}

  @Route('GET /api/account/address')
  state({ actor }: Asked<'GET /api/account/address'>) {
    return this.forward.to(identityRpc.addresses.state, actor, {});
  }

  /** Cancels a change of address whose link has not been opened yet. */
  @Route('DELETE /api/account/address')
  cancel({ actor }: Asked<'DELETE /api/account/address'>) {
    return this.forward.discard(identityRpc.addresses.cancel, actor, {});
  }

  @Route('POST /api/account/address/code')
  sendCode({ actor }: Asked<'POST /api/account/address/code'>) {
    return this.forward.discard(identityRpc.addresses.sendCode, actor, {});
  }

  @Route('POST /api/account/address/prove')
  async prove({ actor, body: input }: Asked<'POST /api/account/address/prove'>, reply: Reply): Promise<User> {
    const user = await this.rpc.request(identityRpc.addresses.prove, actor, input);
    this.devices.remember(reply, user.email);
    return user;
  }
}
