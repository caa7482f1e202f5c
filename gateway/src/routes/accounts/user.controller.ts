import { Controller, Get } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { CurrentActor } from '../../auth/current-actor.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';

@Controller('auth')
export class UserController {
  constructor(private readonly forward: Forward) {}

  @Get('user')
  @Answers(200, 'User')
  current(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(identityRpc.accounts.current, actor, {});
  }
}
