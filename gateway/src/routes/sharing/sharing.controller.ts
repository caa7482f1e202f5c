import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { DecideSharingDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { CurrentActor } from '../../auth/current-actor.js';
import { NeedsCouple } from '../../auth/session.guard.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';

@Controller('sharing')
@NeedsCouple()
export class SharingController {
  constructor(private readonly forward: Forward) {}

  @Get('undecided')
  @Answers(200, 'UndecidedSharing | null')
  undecided(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(journalRpc.sharing.undecided, actor, {});
  }

  @Post('decide')
  @HttpCode(200)
  @Answers(200, 'SharingDecided')
  decide(@CurrentActor() actor: Actor, @Body() input: DecideSharingDto): Promise<Buffer> {
    return this.forward.to(journalRpc.sharing.decide, actor, input);
  }
}
