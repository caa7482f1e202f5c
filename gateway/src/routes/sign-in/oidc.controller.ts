import type { ExternalIdentityDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { RpcClient } from '@anew/messaging/rpc-client';
import * as words from '@anew/words/sign-in';
import { Controller } from '@nestjs/common';
import { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { SessionCookies } from '../../auth/session-cookies.js';
import { nothingThere } from '../../http/errors.js';
import type { Reply, Request } from '../../http/request.js';
import { type Asked, Route } from '../../http/route.js';
import { redirect } from '../../http/self-sent.js';
import { visitorOf } from '../../http/visitor.js';
import { sendExternalSignInFailure, signInAgain } from './pages/external-sign-in-page.js';
import type { FormPage } from './pages/form-page.js';

/** Address to which the sign-in provider sends people back, if a provider is configured. */
@Controller()
export class OidcController {
  constructor(
    private readonly oidc: OidcSignIn,
    private readonly rpc: RpcClient,
    private readonly cookies: SessionCookies,
  ) {}

  @Route('GET /api/login/callback')
  async callback({ request }: Asked<'GET /api/login/callback'>, reply: Reply) {
    if (!this.oidc.isEnabled) throw nothingThere();
    try {
      const { identity, returnTo, proofOf } = await this.oidc.finish(request, reply);
      if (proofOf !== undefined) {
        await this.prove(request, proofOf, identity);
        return redirect(reply, returnTo, 303);
      }
      const signedIn = await this.rpc.request(
        identityRpc.accounts.signInExternal,
        visitorOf(request),
        identity,
      );
      await this.cookies.enter(reply, signedIn);
      return redirect(reply, returnTo, 303);
    } catch (error) {
      return sendExternalSignInFailure(reply, error, this.wayOn(request));
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

  /** Someone who only wanted to confirm who they are is still signed in and goes back to where they were. */
  private wayOn(request: Request): FormPage['links'][number] {
    const { returnTo = '/', proofOf } = this.oidc.flowOf(request) ?? {};
    return proofOf === undefined ? signInAgain(returnTo) : { label: words.back, href: returnTo };
  }
}
