import type { Actor } from '@anew/contracts/actor';
import { ActionRefDto, ModuleRefDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { ActionCompletion, Module, ModuleSummary, PartnerStep } from '@anew/contracts/content/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { ModulesService } from './modules.service.js';

@Controller()
export class ModulesRpcController {
  constructor(private readonly modules: ModulesService) {}

  @RpcHandler(contentRpc.modules.list)
  list(@Caller() actor: Actor): Promise<ModuleSummary[]> {
    return this.modules.list(actor);
  }

  @RpcHandler(contentRpc.modules.get)
  get(@Caller() _actor: Actor, @Input() ref: ModuleRefDto): Promise<Module> {
    return this.modules.get(ref);
  }

  @RpcHandler(contentRpc.modules.completions)
  completions(@Caller() actor: Actor, @Input() ref: ModuleRefDto): Promise<ActionCompletion[]> {
    return this.modules.completions(actor, ref);
  }

  @RpcHandler(contentRpc.modules.partnerSteps)
  partnerSteps(@Caller() actor: Actor, @Input() ref: ModuleRefDto): Promise<PartnerStep[]> {
    return this.modules.partnerSteps(actor, ref);
  }

  @RpcHandler(contentRpc.modules.toggle)
  toggle(@Caller() actor: Actor, @Input() ref: ActionRefDto): Promise<ActionCompletion[]> {
    return this.modules.toggle(actor, ref);
  }
}
