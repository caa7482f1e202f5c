import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { DomainError } from '@anew/contracts/errors';
import { PasskeyAnswerDto } from '@anew/contracts/identity/sign-in-dto';
import type { PasskeyOptions } from '@anew/contracts/identity/views';
import { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { SessionCookies } from '../../auth/session-cookies.js';
import { Public } from '../../auth/session.guard.js';
import { STATUS_OF_KIND } from '../../http/errors.js';
import { isFormPost } from '../../http/form-posts.hook.js';
import { Answers } from '../../http/openapi/answers.js';
import type { Reply, Request } from '../../http/request.js';
import { sendFormPage } from './pages/form-page.js';
import { loginPage } from './pages/login-page.js';
import { secondFactorPage } from './pages/second-factor-page.js';
import { safeReturnTo } from './return-to.js';
import { SignIn } from './sign-in.js';

/** What may follow the password, and what may take its place. */
@Controller('login')
@Public()
export class LoginStepsController {
  constructor(
    private readonly signIn: SignIn,
    private readonly session: SessionCookies,
    private readonly oidc: OidcSignIn,
  ) {}

  @Post('second-factor')
  @HttpCode(200)
  @ApiBody({ schema: { $ref: '#/components/schemas/SecondFactorDto' } })
  @Answers(200, 'User')
  async secondFactor(@Req() request: Request, @Body() body: unknown, @Res() reply: Reply): Promise<void> {
    this.oidc.refuseLocal();
    if (isFormPost(request)) return this.secondFactorByForm(request, body as Record<string, unknown>, reply);
    const signedIn = await this.signIn.secondFactor(request, body);
    this.session.enter(reply, signedIn);
    void reply.send(signedIn.user);
  }

  @Post('passkey/options')
  @HttpCode(200)
  @Answers(200, 'PasskeyOptions')
  passkeyOptions(@Req() request: Request): Promise<PasskeyOptions> {
    this.oidc.refuseLocal();
    return this.signIn.passkeyOptions(request);
  }

  @Post('passkey')
  @HttpCode(200)
  @Answers(200, 'User')
  async passkey(
    @Req() request: Request,
    @Body() input: PasskeyAnswerDto,
    @Res() reply: Reply,
  ): Promise<void> {
    this.oidc.refuseLocal();
    const signedIn = await this.signIn.passkey(request, input);
    this.session.enter(reply, signedIn);
    void reply.send(signedIn.user);
  }

  private async secondFactorByForm(
    request: Request,
    { returnTo: back, ...values }: Record<string, unknown>,
    reply: Reply,
  ): Promise<void> {
    const returnTo = safeReturnTo(back);
    try {
      this.session.enter(reply, await this.signIn.secondFactor(request, values));
      void reply.redirect(returnTo, 303);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { challenge } = values;
      const canTryAgain = typeof challenge === 'string' && error.code !== 'challenge_expired';
      const page = canTryAgain
        ? secondFactorPage({ challenge, returnTo, error })
        : loginPage({ mode: 'login', returnTo, error });
      sendFormPage(reply, STATUS_OF_KIND[error.kind], page);
    }
  }
}
