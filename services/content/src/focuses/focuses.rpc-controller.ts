import type { Actor } from '@anew/contracts/actor';
import { ModuleRefDto, SetFocusDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { Focus } from '@anew/contracts/content/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { FocusesService } from './focuses.service.js';

@Controller()
export class FocusesRpcController {
  constructor(private readonly focuses: FocusesService) {}

  @RpcHandler(contentRpc.focuses.list)
  list(@Caller() actor: Actor): Promise<Focus[]> {
    return this.focuses.list(actor);
  }

  @RpcHandler(contentRpc.focuses.set)
  set(@Caller() actor: Actor, @Input() input: SetFocusDto): Promise<Focus> {
    return this.focuses.set(actor, input);
  }

  @RpcHandler(contentRpc.focuses.remove)
  remove(@Caller() actor: Actor, @Input() input: ModuleRefDto): Promise<null> {
    return this.focuses.remove(actor, input);
  }
}
