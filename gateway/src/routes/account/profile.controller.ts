import { Body, Controller, Put, Req } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { SetAvatarDto, UpdateProfileDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { CurrentActor } from '../../auth/current-actor.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';
import { RateLimits } from '../../http/rate-limits.js';
import type { Request } from '../../http/request.js';

@Controller('profile')
export class ProfileController {
  constructor(
    private readonly forward: Forward,
    private readonly limits: RateLimits,
  ) {}

  @Put('update')
  @Answers(200, 'User')
  async update(
    @CurrentActor() actor: Actor,
    @Req() request: Request,
    @Body() input: UpdateProfileDto,
  ): Promise<Buffer> {
    // The answer may tell whether an address is in use, as a sign-up's may.
    if (input.email !== undefined) await this.limits.consume('sign-up-address', request.ip);
    return this.forward.to(identityRpc.accounts.update, actor, input);
  }

  @Put('avatar')
  @Answers(200, 'User')
  avatar(@CurrentActor() actor: Actor, @Body() input: SetAvatarDto): Promise<Buffer> {
    return this.forward.to(identityRpc.pictures.setAvatar, actor, input);
  }
}
