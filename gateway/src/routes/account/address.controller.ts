import { Body, Controller, Delete, Get, HttpCode, Post, Res } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { AddressCodeDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { User } from '@anew/contracts/identity/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { CurrentActor } from '../../auth/current-actor.js';
import { KnownDevices } from '../../auth/known-device.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';
import type { Reply } from '../../http/request.js';

/** The address that a person goes by: whether it is proved, and which one is to come. */
@Controller('account/address')
export class AddressController {
  constructor(
    private readonly forward: Forward,
    private readonly rpc: RpcClient,
    private readonly devices: KnownDevices,
  ) {}

  @Get()
  @Answers(200, 'AddressState')
  state(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(identityRpc.addresses.state, actor, {});
  }

  /** Gives up a change whose link has not been opened. */
  @Delete()
  @HttpCode(204)
  @Answers(204)
  cancel(@CurrentActor() actor: Actor): Promise<void> {
    return this.forward.discard(identityRpc.addresses.cancel, actor, {});
  }

  @Post('code')
  @HttpCode(204)
  @Answers(204)
  sendCode(@CurrentActor() actor: Actor): Promise<void> {
    return this.forward.discard(identityRpc.addresses.sendCode, actor, {});
  }

  @Post('prove')
  @HttpCode(200)
  @Answers(200, 'User')
  async prove(
    @CurrentActor() actor: Actor,
    @Body() input: AddressCodeDto,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<User> {
    const user = await this.rpc.request(identityRpc.addresses.prove, actor, input);
    this.devices.remember(reply, user.email);
    return user;
  }
}
