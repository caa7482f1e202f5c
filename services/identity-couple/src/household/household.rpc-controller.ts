import type { Actor } from '@anew/contracts/actor';
import { SaveHouseholdDto, SaveStoryDto } from '@anew/contracts/household/dto';
import type { Household, Story } from '@anew/contracts/household/views';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { HouseholdService } from './household.service.js';
import { StoryService } from './story.service.js';

@Controller()
export class HouseholdRpcController {
  constructor(
    private readonly household: HouseholdService,
    private readonly story: StoryService,
  ) {}

  @RpcHandler(identityRpc.household.get)
  get(@Caller() actor: Actor): Promise<Household | null> {
    return this.household.find(actor);
  }

  @RpcHandler(identityRpc.household.save)
  save(@Caller() actor: Actor, @Input() input: SaveHouseholdDto): Promise<Household> {
    return this.household.save(actor, input);
  }

  @RpcHandler(identityRpc.story.get)
  getStory(@Caller() actor: Actor): Promise<Story | null> {
    return this.story.find(actor);
  }

  @RpcHandler(identityRpc.story.save)
  saveStory(@Caller() actor: Actor, @Input() input: SaveStoryDto): Promise<Story> {
    return this.story.save(actor, input);
  }
}
