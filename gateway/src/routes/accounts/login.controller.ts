import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { DomainError } from '@anew/contracts/errors';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { SignedIn, User } from '@anew/contracts/identity/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { accessTokenOf, clearSessionCookies, REFRESH_COOKIE, setSessionCookies } from '../../auth/cookies.js';
import { Memberships } from '../../auth/memberships.js';
import { Public } from '../../auth/session.guard.js';
import { TokenVerifier } from '../../auth/token-verifier.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { STATUS_OF_KIND } from '../../http/errors.js';
import { isFormPost } from '../../http/form-posts.hook.js';
import { Answers } from '../../http/openapi/answers.js';
import type { Reply, Request } from '../../http/request.js';
import { type LoginMode, type LoginPage, renderLoginPage } from './login-page.js';
import { safeReturnTo } from './return-to.js';
import { SignIn } from './sign-in.js';

type FormBody = Record<string, unknown>;

/** The way in and out: a page and forms that need no script, and the same calls as JSON. */
@Controller()
@Public()
export class LoginController {
  private readonly secureCookies: boolean;

  constructor(
    private readonly signIn: SignIn,
    private readonly rpc: RpcClient,
    private readonly tokens: TokenVerifier,
    private readonly memberships: Memberships,
    @Inject(GatewayConfig) config: GatewayConfig,
  ) {
    this.secureCookies = config.PUBLIC_ORIGIN.startsWith('https:');
  }

  @Get('login')
  @ApiQuery({ name: 'returnTo', required: false, schema: { type: 'string' } })
  @ApiQuery({ name: 'mode', required: false, schema: { type: 'string', enum: ['login', 'signup'] } })
  @ApiResponse({ status: 200, description: 'The sign-in page.', content: { 'text/html': {} } })
  page(@Query('returnTo') returnTo: unknown, @Query('mode') mode: unknown, @Res() reply: Reply): void {
    sendPage(reply, 200, {
      mode: mode === 'signup' ? 'signup' : 'login',
      returnTo: safeReturnTo(returnTo),
      values: {},
    });
  }

  @Post('login')
  @HttpCode(200)
  @ApiBody({ schema: { $ref: '#/components/schemas/SignInDto' } })
  @Answers(200, 'User')
  login(@Req() request: Request, @Body() body: unknown, @Res() reply: Reply): Promise<void> {
    return this.enter('login', request, body, reply, 200, (input) => this.signIn.signIn(request, input));
  }

  @Post('signup')
  @ApiBody({ schema: { $ref: '#/components/schemas/SignUpDto' } })
  @Answers(201, 'User')
  signUp(@Req() request: Request, @Body() body: unknown, @Res() reply: Reply): Promise<void> {
    return this.enter('signup', request, body, reply, 201, (input) => this.signIn.signUp(request, input));
  }

  @Get('logout')
  @ApiResponse({ status: 302, description: 'Signed out; on to the landing page.' })
  async logout(@Req() request: Request, @Res() reply: Reply): Promise<void> {
    const refreshToken = request.cookies[REFRESH_COOKIE];
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
    void reply.redirect('/', 302);
  }

  private async enter(
    mode: LoginMode,
    request: Request,
    body: unknown,
    reply: Reply,
    status: number,
    attempt: (input: unknown) => Promise<SignedIn>,
  ): Promise<void> {
    if (!isFormPost(request)) {
      const { user, tokens } = await attempt(body);
      setSessionCookies(reply, tokens, this.secureCookies);
      sendUser(reply, status, user);
      return;
    }
    const { returnTo, ...values } = (body ?? {}) as FormBody;
    try {
      const { tokens } = await attempt(withoutBlanks(values));
      setSessionCookies(reply, tokens, this.secureCookies);
      void reply.redirect(safeReturnTo(returnTo), 303);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      sendPage(reply, STATUS_OF_KIND[error.kind], { mode, returnTo: safeReturnTo(returnTo), values, error });
    }
  }
}

function sendUser(reply: Reply, status: number, user: User): void {
  void reply.status(status).send(user);
}

function sendPage(reply: Reply, status: number, page: LoginPage): void {
  const { html, contentSecurityPolicy } = renderLoginPage(page);
  if (page.error?.details.retryAfter !== undefined)
    void reply.header('Retry-After', page.error.details.retryAfter);
  void reply
    .status(status)
    .header('Content-Security-Policy', contentSecurityPolicy)
    .type('text/html; charset=utf-8')
    .send(html);
}

/** A form sends its empty fields too; an optional one that is empty was not filled in. */
function withoutBlanks(values: FormBody): FormBody {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
