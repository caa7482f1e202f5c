import type { RequestContext } from '@anew/contracts/actor';
import { StopLinkDto } from '@anew/contracts/identity/preferences-dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { StopService } from './stop.service.js';

@Controller()
export class RemindersRpcController {
  constructor(private readonly stopping: StopService) {}

  @RpcHandler(identityRpc.reminders.stop)
  stop(@Caller() _context: RequestContext, @Input() input: StopLinkDto): Promise<null> {
    return this.stopping.stop(input);
  }
}
