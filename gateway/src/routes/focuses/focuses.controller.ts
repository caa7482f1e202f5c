import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { SetFocusDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import { CurrentActor } from '../../auth/current-actor.js';
import { NeedsCouple } from '../../auth/session.guard.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';

@Controller('focuses')
@NeedsCouple()
export class FocusesController {
  constructor(private readonly forward: Forward) {}

  @Get()
  @Answers(200, 'Focus[]')
  list(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(contentRpc.focuses.list, actor, {});
  }

  @Post()
  @HttpCode(200)
  @Answers(200, 'Focus')
  set(@CurrentActor() actor: Actor, @Body() input: SetFocusDto): Promise<Buffer> {
    return this.forward.to(contentRpc.focuses.set, actor, input);
  }

  @Delete(':moduleSlug')
  @HttpCode(204)
  @Answers(204)
  remove(@CurrentActor() actor: Actor, @Param('moduleSlug') slug: string): Promise<void> {
    return this.forward.discard(contentRpc.focuses.remove, actor, { slug: slug.slice(0, 100) });
  }
}
