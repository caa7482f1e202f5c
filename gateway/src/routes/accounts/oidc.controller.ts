import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { DomainError } from '@anew/contracts/errors';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { RpcClient } from '@anew/messaging/rpc-client';
import { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { SessionCookies } from '../../auth/session-cookies.js';
import { Public } from '../../auth/session.guard.js';
import { type Reply, type Request, visitorOf } from '../../http/request.js';
import { sendExternalSignInFailure } from './pages/external-sign-in-page.js';

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
      const { identity, returnTo } = await this.oidc.finish(request, reply);
      const signedIn = await this.rpc.request(
        identityRpc.accounts.signInExternal,
        visitorOf(request),
        identity,
      );
      this.session.enter(reply, signedIn);
      void reply.redirect(returnTo, 303);
    } catch (error) {
      sendExternalSignInFailure(reply, error, this.oidc.returnToOf(request));
    }
  }
}
