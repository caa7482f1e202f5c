import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { ActivityFeedbackDto, PromptVoteDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import { CurrentActor } from '../../auth/current-actor.js';
import { NeedsCouple } from '../../auth/session.guard.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';
import { ResourceId } from '../../http/resource-id.pipe.js';

/** What a couple has today, and what it says about it. */
@Controller()
@NeedsCouple()
export class TodayController {
  constructor(private readonly forward: Forward) {}

  @Get('quotes/today')
  @Answers(200, 'Quote')
  quote(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(contentRpc.today.quote, actor, {});
  }

  @Get('prompts/today')
  @Answers(200, 'DailyPrompt')
  prompt(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(contentRpc.today.prompt, actor, {});
  }

  @Post('prompts/:promptId/rate')
  @HttpCode(200)
  @Answers(200, 'PromptRating')
  rate(
    @CurrentActor() actor: Actor,
    @Param('promptId', ResourceId) promptId: string,
    @Body() { isUpvote }: PromptVoteDto,
  ): Promise<Buffer> {
    return this.forward.to(contentRpc.prompts.rate, actor, { promptId, isUpvote });
  }

  @Get('connection-activities/today')
  @Answers(200, 'ConnectionActivity')
  activity(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(contentRpc.today.activity, actor, {});
  }

  @Post('connection-activities/:activityId/complete')
  @HttpCode(200)
  @Answers(200, 'ConnectionActivity')
  complete(
    @CurrentActor() actor: Actor,
    @Param('activityId', ResourceId) activityId: string,
    @Body() said: ActivityFeedbackDto,
  ): Promise<Buffer> {
    return this.forward.to(contentRpc.activities.complete, actor, { ...said, activityId });
  }
}
