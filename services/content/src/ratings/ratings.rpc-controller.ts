import type { Actor } from '@anew/contracts/actor';
import { RatePromptDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { PromptRating } from '@anew/contracts/content/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { RatingsService } from './ratings.service.js';

@Controller()
export class RatingsRpcController {
  constructor(private readonly ratings: RatingsService) {}

  @RpcHandler(contentRpc.prompts.rate)
  rate(@Caller() actor: Actor, @Input() input: RatePromptDto): Promise<PromptRating> {
    return this.ratings.rate(actor, input);
  }
}
