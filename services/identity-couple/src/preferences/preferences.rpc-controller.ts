import type { Actor } from '@anew/contracts/actor';
import type { Preferences } from '@anew/contracts/identity/preferences';
import { PreferencesChangeDto } from '@anew/contracts/identity/preferences-dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { PreferencesService } from './preferences.service.js';

@Controller()
export class PreferencesRpcController {
  constructor(private readonly preferences: PreferencesService) {}

  @RpcHandler(identityRpc.preferences.get)
  get(@Caller() actor: Actor): Promise<Preferences> {
    return this.preferences.get(actor);
  }

  @RpcHandler(identityRpc.preferences.change)
  change(@Caller() actor: Actor, @Input() input: PreferencesChangeDto): Promise<Preferences> {
    return this.preferences.change(actor, input);
  }
}
