import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiResponse } from '@nestjs/swagger';
import type { Actor } from '@anew/contracts/actor';
import { DomainError } from '@anew/contracts/errors';
import { ConfirmDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { PasskeyAnswerDto } from '@anew/contracts/identity/sign-in-dto';
import type { ProofWays } from '@anew/contracts/identity/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { CurrentActor } from '../../auth/current-actor.js';
import { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';
import type { Reply } from '../../http/request.js';
import { sendExternalSignInFailure } from '../accounts/pages/external-sign-in-page.js';
import { safeReturnTo } from '../accounts/return-to.js';

/** Proof that a session is its person's, for what cannot be undone. */
@Controller('account/confirm')
export class ConfirmController {
  constructor(
    private readonly forward: Forward,
    private readonly rpc: RpcClient,
    private readonly oidc: OidcSignIn,
  ) {}

  @Get()
  @Answers(200, 'ProofWays')
  async ways(@CurrentActor() actor: Actor): Promise<ProofWays> {
    const { ways } = await this.rpc.request(identityRpc.proof.ways, actor, {});
    return { ways: ways.filter((way) => way === 'password' || (way === 'provider') === this.oidc.isEnabled) };
  }

  @Post()
  @HttpCode(204)
  @Answers(204)
  confirm(@CurrentActor() actor: Actor, @Body() input: ConfirmDto): Promise<void> {
    return this.forward.discard(identityRpc.proof.confirm, actor, input);
  }

  @Post('passkey/options')
  @HttpCode(200)
  @Answers(200, 'PasskeyOptions')
  beginPasskey(@CurrentActor() actor: Actor): Promise<Buffer> {
    this.oidc.refuseLocal();
    return this.forward.to(identityRpc.passkeys.beginProof, actor, {});
  }

  @Post('passkey')
  @HttpCode(204)
  @Answers(204)
  passkey(@CurrentActor() actor: Actor, @Body() input: PasskeyAnswerDto): Promise<void> {
    this.oidc.refuseLocal();
    return this.forward.discard(identityRpc.passkeys.prove, actor, input);
  }

  @Get('provider')
  @ApiQuery({ name: 'returnTo', required: false, schema: { type: 'string' } })
  @ApiResponse({ status: 302, description: 'On to the sign-in provider, which asks anew who it is.' })
  async provider(
    @CurrentActor() actor: Actor,
    @Query('returnTo') back: unknown,
    @Res() reply: Reply,
  ): Promise<void> {
    if (!this.oidc.isEnabled)
      throw new DomainError('not_found', 'not_found', 'There is nothing at this address.');
    const returnTo = safeReturnTo(back);
    await this.oidc.begin(reply, returnTo, actor.sessionId).catch((error: unknown) => {
      sendExternalSignInFailure(reply, error, { label: 'Back', href: returnTo });
    });
  }
}
