import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { DomainError } from '@anew/contracts/errors';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { SignedIn } from '@anew/contracts/identity/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { clearSiteData } from '../../auth/clear-site-data.js';
import { accessTokenOf, clearSessionCookies, refreshTokenOf } from '../../auth/cookies.js';
import { Memberships } from '../../auth/memberships.js';
import { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { SessionCookies } from '../../auth/session-cookies.js';
import { Public } from '../../auth/session.guard.js';
import { TokenVerifier } from '../../auth/token-verifier.js';
import { STATUS_OF_KIND } from '../../http/errors.js';
import { isFormPost } from '../../http/form-posts.hook.js';
import { Answers } from '../../http/openapi/answers.js';
import { filledIn } from '../../http/parse-body.js';
import type { Reply, Request } from '../../http/request.js';
import { sendExternalSignInFailure, signInAgain } from './pages/external-sign-in-page.js';
import { sendFormPage } from './pages/form-page.js';
import { type LoginMode, loginPage } from './pages/login-page.js';
import { secondFactorPage } from './pages/second-factor-page.js';
import { safeReturnTo } from './return-to.js';
import { SignIn } from './sign-in.js';

interface Entry {
  mode: LoginMode;
  /** Of the JSON answer when it worked. */
  status: number;
  attempt: (input: unknown) => Promise<SignedIn>;
}

/** The way in and out: a page and forms that need no script, and the same calls as JSON. */
@Controller()
@Public()
export class LoginController {
  constructor(
    private readonly signIn: SignIn,
    private readonly rpc: RpcClient,
    private readonly tokens: TokenVerifier,
    private readonly memberships: Memberships,
    private readonly session: SessionCookies,
    private readonly oidc: OidcSignIn,
  ) {}

  @Get('login')
  @ApiQuery({ name: 'returnTo', required: false, schema: { type: 'string' } })
  @ApiQuery({ name: 'mode', required: false, schema: { type: 'string', enum: ['login', 'signup'] } })
  @ApiResponse({ status: 200, description: 'The sign-in page.', content: { 'text/html': {} } })
  @ApiResponse({ status: 302, description: 'On to the sign-in provider, where one is configured.' })
  async page(
    @Query('returnTo') back: unknown,
    @Query('mode') mode: unknown,
    @Res() reply: Reply,
  ): Promise<void> {
    const returnTo = safeReturnTo(back);
    if (this.oidc.isEnabled) {
      return this.oidc.begin(reply, returnTo).catch((error: unknown) => {
        sendExternalSignInFailure(reply, error, signInAgain(returnTo));
      });
    }
    sendFormPage(reply, 200, loginPage({ mode: mode === 'signup' ? 'signup' : 'login', returnTo }));
  }

  @Post('login')
  @HttpCode(200)
  @ApiBody({ schema: { $ref: '#/components/schemas/SignInDto' } })
  @Answers(200, 'User')
  login(@Req() request: Request, @Body() body: unknown, @Res() reply: Reply): Promise<void> {
    const attempt = (input: unknown) => this.signIn.signIn(request, input);
    return this.enter(request, body, reply, { mode: 'login', status: 200, attempt });
  }

  @Post('signup')
  @ApiBody({ schema: { $ref: '#/components/schemas/SignUpDto' } })
  @Answers(201, 'User')
  signUp(@Req() request: Request, @Body() body: unknown, @Res() reply: Reply): Promise<void> {
    const attempt = (input: unknown) => this.signIn.signUp(request, input);
    return this.enter(request, body, reply, { mode: 'signup', status: 201, attempt });
  }

  @Get('logout')
  @ApiResponse({ status: 302, description: 'Signed out; on to the landing page.' })
  async logout(@Req() request: Request, @Res() reply: Reply): Promise<void> {
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
    clearSessionCookies(reply);
    clearSiteData(reply);
    void reply.redirect('/', 302);
  }

  private async enter(request: Request, body: unknown, reply: Reply, entry: Entry): Promise<void> {
    if (this.oidc.isEnabled)
      throw new DomainError('not_found', 'not_found', 'There is nothing at this address.');
    if (isFormPost(request)) return this.enterByForm(body as Record<string, unknown>, reply, entry);
    const signedIn = await entry.attempt(body);
    this.session.enter(reply, signedIn);
    void reply.status(entry.status).send(signedIn.user);
  }

  private async enterByForm(
    form: Record<string, unknown>,
    reply: Reply,
    { mode, attempt }: Entry,
  ): Promise<void> {
    const { returnTo: back, ...values } = form;
    const returnTo = safeReturnTo(back);
    try {
      this.session.enter(reply, await attempt(filledIn(values)));
      void reply.redirect(returnTo, 303);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { challenge } = error.details;
      if (challenge !== undefined) sendFormPage(reply, 200, secondFactorPage({ challenge, returnTo }));
      else sendFormPage(reply, STATUS_OF_KIND[error.kind], loginPage({ mode, returnTo, values, error }));
    }
  }
}
