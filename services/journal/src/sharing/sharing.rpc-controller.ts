import type { Actor } from '@anew/contracts/actor';
import { DecideSharingDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { SharingDecided, UndecidedSharing } from '@anew/contracts/journal/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { SharingService } from './sharing.service.js';

@Controller()
export class SharingRpcController {
  constructor(private readonly sharing: SharingService) {}

  @RpcHandler(journalRpc.sharing.undecided)
  undecided(@Caller() actor: Actor): Promise<UndecidedSharing | null> {
    return this.sharing.undecided(actor);
  }

  @RpcHandler(journalRpc.sharing.decide)
  decide(@Caller() actor: Actor, @Input() input: DecideSharingDto): Promise<SharingDecided> {
    return this.sharing.decide(actor, input);
  }
}
