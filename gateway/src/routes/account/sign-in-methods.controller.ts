import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { AddPasskeyDto, PasskeyNameDto, TotpCodeDto } from '@anew/contracts/identity/sign-in-dto';
import { CurrentActor } from '../../auth/current-actor.js';
import { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';
import { ResourceId } from '../../http/resource-id.pipe.js';

/** By what a person signs in, and what happened to their account. */
@Controller('account')
export class SignInMethodsController {
  constructor(
    private readonly forward: Forward,
    private readonly oidc: OidcSignIn,
  ) {}

  @Get('security-log')
  @Answers(200, 'SecurityEvent[]')
  securityLog(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(identityRpc.securityLog.list, actor, {});
  }

  @Get('sign-in-methods')
  @Answers(200, 'SignInMethods')
  methods(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(identityRpc.passkeys.methods, actor, {});
  }

  @Post('totp')
  @HttpCode(200)
  @Answers(200, 'TotpSetup')
  beginTotp(@CurrentActor() actor: Actor): Promise<Buffer> {
    this.oidc.refuseLocal();
    return this.forward.to(identityRpc.totp.begin, actor, {});
  }

  @Post('totp/confirm')
  @HttpCode(200)
  @Answers(200, 'RecoveryCodes')
  confirmTotp(@CurrentActor() actor: Actor, @Body() input: TotpCodeDto): Promise<Buffer> {
    this.oidc.refuseLocal();
    return this.forward.to(identityRpc.totp.confirm, actor, input);
  }

  @Delete('totp')
  @HttpCode(204)
  @Answers(204)
  removeTotp(@CurrentActor() actor: Actor): Promise<void> {
    return this.forward.discard(identityRpc.totp.remove, actor, {});
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @Answers(200, 'RecoveryCodes')
  renewCodes(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(identityRpc.totp.renewCodes, actor, {});
  }

  @Post('passkeys/options')
  @HttpCode(200)
  @Answers(200, 'PasskeyOptions')
  beginPasskey(@CurrentActor() actor: Actor): Promise<Buffer> {
    this.oidc.refuseLocal();
    return this.forward.to(identityRpc.passkeys.begin, actor, {});
  }

  @Post('passkeys')
  @Answers(201, 'PasskeyView')
  addPasskey(@CurrentActor() actor: Actor, @Body() input: AddPasskeyDto): Promise<Buffer> {
    this.oidc.refuseLocal();
    return this.forward.to(identityRpc.passkeys.add, actor, input);
  }

  @Put('passkeys/:id')
  @Answers(200, 'PasskeyView')
  renamePasskey(
    @CurrentActor() actor: Actor,
    @Param('id', ResourceId) id: string,
    @Body() { name }: PasskeyNameDto,
  ): Promise<Buffer> {
    return this.forward.to(identityRpc.passkeys.rename, actor, { id, name });
  }

  @Delete('passkeys/:id')
  @HttpCode(204)
  @Answers(204)
  removePasskey(@CurrentActor() actor: Actor, @Param('id', ResourceId) id: string): Promise<void> {
    return this.forward.discard(identityRpc.passkeys.remove, actor, { id });
  }
}
