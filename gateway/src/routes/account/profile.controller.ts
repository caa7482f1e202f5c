import { Body, Controller, Put } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { SetAvatarDto, UpdateProfileDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { CurrentActor } from '../../auth/current-actor.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';

@Controller('profile')
export class ProfileController {
  constructor(private readonly forward: Forward) {}

  @Put('update')
  @Answers(200, 'User')
  update(@CurrentActor() actor: Actor, @Body() input: UpdateProfileDto): Promise<Buffer> {
    return this.forward.to(identityRpc.accounts.update, actor, input);
  }

  @Put('avatar')
  @Answers(200, 'User')
  avatar(@CurrentActor() actor: Actor, @Body() input: SetAvatarDto): Promise<Buffer> {
    return this.forward.to(identityRpc.pictures.setAvatar, actor, input);
  }
}
