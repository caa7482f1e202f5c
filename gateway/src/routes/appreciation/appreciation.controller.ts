import type { Readable } from 'node:stream';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { SaveAppreciationDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { CurrentActor } from '../../auth/current-actor.js';
import { NeedsCouple } from '../../auth/session.guard.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';

@Controller('appreciation')
@NeedsCouple()
export class AppreciationController {
  constructor(private readonly forward: Forward) {}

  @Get('today')
  @Answers(200, 'Appreciation | null')
  today(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(journalRpc.appreciations.today, actor, {});
  }

  @Get()
  @Answers(200, 'Appreciation[]')
  list(@CurrentActor() actor: Actor): Promise<Buffer | Readable> {
    return this.forward.whole(journalRpc.appreciations.list, actor, {});
  }

  @Post()
  @HttpCode(200)
  @Answers(200, 'Appreciation')
  save(@CurrentActor() actor: Actor, @Body() input: SaveAppreciationDto): Promise<Buffer> {
    return this.forward.to(journalRpc.appreciations.save, actor, input);
  }
}
