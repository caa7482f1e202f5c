import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { DomainError } from '@anew/contracts/errors';
import type { ExternalIdentityDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { RpcClient } from '@anew/messaging/rpc-client';
import { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { SessionCookies } from '../../auth/session-cookies.js';
import { Public } from '../../auth/session.guard.js';
import { type Reply, type Request, visitorOf } from '../../http/request.js';
import type { FormPage } from './pages/form-page.js';
import { sendExternalSignInFailure, signInAgain } from './pages/external-sign-in-page.js';

/** Where the sign-in provider sends people back to, where one is configured. */
@Controller('login')
@Public()
export class OidcController {
  constructor(
    private readonly oidc: OidcSignIn,
    private readonly rpc: RpcClient,
    private readonly session: SessionCookies,
  ) {}

  @Get('callback')
  @ApiResponse({ status: 303, description: 'Signed in; on to where the person wanted to go.' })
  async callback(@Req() request: Request, @Res() reply: Reply): Promise<void> {
    if (!this.oidc.isEnabled)
      throw new DomainError('not_found', 'not_found', 'There is nothing at this address.');
    try {
      const { identity, returnTo, proofOf } = await this.oidc.finish(request, reply);
      if (proofOf !== undefined) {
        await this.prove(request, proofOf, identity);
        void reply.redirect(returnTo, 303);
        return;
      }
      const signedIn = await this.rpc.request(
        identityRpc.accounts.signInExternal,
        visitorOf(request),
        identity,
      );
      this.session.enter(reply, signedIn);
      void reply.redirect(returnTo, 303);
    } catch (error) {
      sendExternalSignInFailure(reply, error, this.wayOn(request));
    }
  }

  private async prove(request: Request, sessionId: string, identity: ExternalIdentityDto): Promise<void> {
    const { issuer, subject } = identity;
    await this.rpc.request(identityRpc.proof.confirmExternal, request.context, {
      sessionId,
      issuer,
      subject,
    });
  }

  /** Whoever only wanted to prove who they are is signed in still. */
  private wayOn(request: Request): FormPage['links'][number] {
    const { returnTo = '/', proofOf } = this.oidc.flowOf(request) ?? {};
    return proofOf === undefined ? signInAgain(returnTo) : { label: 'Back', href: returnTo };
  }
}
