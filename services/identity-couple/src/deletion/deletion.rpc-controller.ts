import type { Actor } from '@anew/contracts/actor';
import { DeleteAccountDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { DeletionService } from './deletion.service.js';

@Controller()
export class DeletionRpcController {
  constructor(private readonly deletion: DeletionService) {}

  @RpcHandler(identityRpc.accounts.delete)
  delete(@Caller() actor: Actor, @Input() input: DeleteAccountDto): Promise<null> {
    return this.deletion.delete(actor, input);
  }
}
