import { identityRpc } from '@anew/contracts/identity/rpc';
import type { SignedIn, User } from '@anew/contracts/identity/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Controller, Inject } from '@nestjs/common';
import { clearSiteData } from '../../auth/clear-site-data.js';
import { accessTokenOf, keepsCookies, refreshTokenOf, tryCookies } from '../../auth/cookies.js';
import { Memberships } from '../../auth/memberships.js';
import { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { SessionGuard } from '../../auth/session.guard.js';
import { SessionCookies } from '../../auth/session-cookies.js';
import { TokenVerifier } from '../../auth/token-verifier.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { isCrossSite } from '../../http/cross-site.hook.js';
import { isFormPost } from '../../http/form-posts.hook.js';
import { filledIn } from '../../http/parse-body.js';
import type { Reply } from '../../http/request.js';
import { type Asked, Route } from '../../http/route.js';
import { redirect, type Sent } from '../../http/self-sent.js';
import { Invitations } from './invitations.js';
import { sendExternalSignInFailure, signInAgain } from './pages/external-sign-in-page.js';
import { answerPost, sendRefusal } from './pages/form-answer.js';
import { sendFormPage } from './pages/form-page.js';
import { cookiesBlockedPage, FROM_OUR_PAGE, type LoginMode, loginPage } from './pages/login-page.js';
import { secondFactorPage } from './pages/second-factor-page.js';
import { safeReturnTo, withoutReturnTo } from './return-to.js';
import { SignIn } from './sign-in.js';

/** Signing in and out: a page with forms that need no script, and the same calls as JSON. */
@Controller()
export class LoginController {
  constructor(
    private readonly signIn: SignIn,
    private readonly rpc: RpcClient,
    private readonly tokens: TokenVerifier,
    private readonly memberships: Memberships,
    private readonly guard: SessionGuard,
    private readonly cookies: SessionCookies,
    private readonly oidc: OidcSignIn,
    private readonly invitations: Invitations,
    @Inject(GatewayConfig) private readonly config: GatewayConfig,
  ) {}

  @Route('GET /api/login')
  async page({ query: { returnTo: back, mode = 'login' }, request }: Asked<'GET /api/login'>, reply: Reply) {
    const returnTo = safeReturnTo(back);
    if (this.oidc.isEnabled)
      return this.oidc
        .begin(reply, returnTo, { signsUp: mode === 'signup' })
        .catch((error: unknown) => sendExternalSignInFailure(reply, error, signInAgain(returnTo)));
    if (await this.guard.isSignedIn(request, reply)) return redirect(reply, returnTo, 302);
    const invitation = await this.invitations.behind(returnTo, request);
    tryCookies(reply);
    return sendFormPage(reply, 200, loginPage({ mode, returnTo, invitation }));
  }

  @Route('POST /api/login')
  login(asked: Asked<'POST /api/login'>, reply: Reply) {
    return this.enter(asked, reply, 'login', (input) => this.signIn.signIn(asked.request, input));
  }

  @Route('POST /api/signup')
  signUp(asked: Asked<'POST /api/signup'>, reply: Reply) {
    return this.enter(asked, reply, 'signup', (input) => this.signIn.signUp(asked.request, input));
  }

  @Route('GET /api/logout')
  async logout({ request }: Asked<'GET /api/logout'>, reply: Reply) {
    // Any page can link here, and the cookies travel with a link. Signing out also removes unsent texts.
    if (isCrossSite(request, this.config.PUBLIC_ORIGIN)) return redirect(reply, '/', 302);
    const refreshToken = refreshTokenOf(request);
    const token = accessTokenOf(request);
    const verified = token ? await this.tokens.verify(token, request.context) : null;
    if (refreshToken ?? verified) {
      await this.rpc.request(identityRpc.sessions.end, request.context, {
        ...(refreshToken && { refreshToken }),
        ...(verified && { sessionId: verified.sessionId }),
      });
    }
    if (verified) this.memberships.forgetUsers([verified.userId]);
    this.cookies.leave(reply);
    clearSiteData(reply);
    return redirect(reply, '/', 302);
  }

  private enter(
    { request, body }: Asked<'POST /api/login' | 'POST /api/signup'>,
    reply: Reply,
    mode: LoginMode,
    attempt: (input: unknown) => Promise<SignedIn>,
  ): Promise<User | Sent> {
    this.oidc.refuseLocal();
    const { returnTo, values: given } = withoutReturnTo(body);
    const { [FROM_OUR_PAGE]: fromOurPage, ...values } = given;
    // A session that the browser does not keep would lead back to the landing page without a word, and nobody could end it.
    if (isFormPost(request) && fromOurPage !== undefined && !keepsCookies(request))
      return Promise.resolve(sendFormPage(reply, 400, cookiesBlockedPage({ mode, returnTo })));
    return answerPost(request, {
      attempt: async () => {
        const signedIn = await attempt(isFormPost(request) ? filledIn(values) : body);
        await this.cookies.enter(reply, signedIn);
        return signedIn.user;
      },
      done: () => redirect(reply, returnTo, 303),
      refused: async (error) => {
        const { challenge } = error.details;
        if (challenge !== undefined)
          return sendFormPage(reply, 200, secondFactorPage({ challenge, returnTo }));
        const invitation = await this.invitations.behind(returnTo, request);
        return sendRefusal(reply, error, loginPage({ mode, returnTo, invitation, values, error }));
      },
    });
  }
}
