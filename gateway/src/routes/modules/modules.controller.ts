import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { contentRpc } from '@anew/contracts/content/rpc';
import { DomainError } from '@anew/contracts/errors';
import { CurrentActor } from '../../auth/current-actor.js';
import { NeedsCouple } from '../../auth/session.guard.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';

@Controller()
@NeedsCouple()
export class ModulesController {
  constructor(private readonly forward: Forward) {}

  @Get('modules')
  @Answers(200, 'ModuleSummary[]')
  list(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(contentRpc.modules.list, actor, {});
  }

  @Get('content/modules/:slug')
  @Answers(200, 'Module')
  get(@CurrentActor() actor: Actor, @Param('slug') slug: string): Promise<Buffer> {
    return this.forward.to(contentRpc.modules.get, actor, { slug: named(slug) });
  }

  @Get('modules/:slug/action-completions')
  @Answers(200, 'ActionCompletion[]')
  completions(@CurrentActor() actor: Actor, @Param('slug') slug: string): Promise<Buffer> {
    return this.forward.to(contentRpc.modules.completions, actor, { slug: named(slug) });
  }

  @Post('modules/:slug/actions/:index/toggle')
  @HttpCode(200)
  @Answers(200, 'ActionCompletion[]')
  toggle(
    @CurrentActor() actor: Actor,
    @Param('slug') slug: string,
    @Param('index') index: string,
  ): Promise<Buffer> {
    if (!/^\d{1,4}$/.test(index)) throw nothingThere();
    return this.forward.to(contentRpc.modules.toggle, actor, { slug: named(slug), index: Number(index) });
  }
}

const nothingThere = () => new DomainError('not_found', 'not_found', 'There is nothing at this address.');

/** A name too long to be one of ours names nothing. */
function named(slug: string): string {
  if (slug.length > 100)
    throw new DomainError('not_found', 'module_not_found', 'The requested module could not be found.');
  return slug;
}
