import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { DomainError } from '@anew/contracts/errors';
import { ForgotPasswordDto, ResetPasswordDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { RpcClient } from '@anew/messaging/rpc-client';
import { KnownDevices } from '../../auth/known-device.js';
import { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { Public } from '../../auth/session.guard.js';
import { STATUS_OF_KIND } from '../../http/errors.js';
import { isFormPost } from '../../http/form-posts.hook.js';
import { Answers } from '../../http/openapi/answers.js';
import { parseBody } from '../../http/parse-body.js';
import { RateLimits } from '../../http/rate-limits.js';
import { type Reply, type Request, visitorOf } from '../../http/request.js';
import { type FormPage, sendFormPage } from './pages/form-page.js';
import { forgotPage, linkSentPage, passwordChangedPage, resetPage } from './pages/password-pages.js';
import { safeReturnTo } from './return-to.js';

interface Step {
  /** Of the JSON answer when it worked. */
  status: number;
  attempt: () => Promise<void>;
  done: FormPage;
  retry: (error: DomainError) => FormPage;
}

type Fields = Record<string, unknown>;

/** A way back in for whoever has forgotten their password. */
@Controller('password')
@Public()
export class PasswordController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    private readonly devices: KnownDevices,
    private readonly oidc: OidcSignIn,
  ) {}

  @Get('forgot')
  @ApiResponse({
    status: 200,
    description: 'The page that asks for the address.',
    content: { 'text/html': {} },
  })
  @ApiQuery({ name: 'returnTo', required: false, schema: { type: 'string' } })
  forgotPage(@Query('returnTo') back: unknown, @Res() reply: Reply): void {
    this.refuseWithProvider();
    sendFormPage(reply, 200, forgotPage({ returnTo: safeReturnTo(back) }));
  }

  @Post('forgot')
  @HttpCode(202)
  @ApiBody({ schema: { $ref: '#/components/schemas/ForgotPasswordDto' } })
  @Answers(202)
  forgot(@Req() request: Request, @Body() body: Fields | undefined, @Res() reply: Reply): Promise<void> {
    this.refuseWithProvider();
    const { returnTo: back, ...values } = body ?? {};
    const returnTo = safeReturnTo(back);
    return answer(request, reply, {
      status: 202,
      attempt: () => this.sendLink(request, isFormPost(request) ? values : body, returnTo),
      done: linkSentPage(returnTo),
      retry: (error) => forgotPage({ returnTo, values, error }),
    });
  }

  @Get('reset')
  @ApiQuery({ name: 'token', required: true, schema: { type: 'string' } })
  @ApiResponse({
    status: 200,
    description: 'The page that takes the new password.',
    content: { 'text/html': {} },
  })
  @ApiQuery({ name: 'returnTo', required: false, schema: { type: 'string' } })
  resetPage(@Query('token') token: unknown, @Query('returnTo') back: unknown, @Res() reply: Reply): void {
    this.refuseWithProvider();
    sendFormPage(reply, 200, resetPage({ token: textIn(token), returnTo: safeReturnTo(back) }));
  }

  @Post('reset')
  @HttpCode(200)
  @ApiBody({ schema: { $ref: '#/components/schemas/ResetPasswordDto' } })
  @Answers(200)
  reset(@Req() request: Request, @Body() body: Fields | undefined, @Res() reply: Reply): Promise<void> {
    this.refuseWithProvider();
    const { returnTo: back, ...values } = body ?? {};
    const returnTo = safeReturnTo(back);
    return answer(request, reply, {
      status: 200,
      attempt: () => this.setPassword(request, reply, isFormPost(request) ? values : body),
      done: passwordChangedPage(returnTo),
      retry: (error) => resetPage({ token: textIn(values.token), returnTo, error }),
    });
  }

  /** Where people sign in with a provider, there are no passwords. */
  private refuseWithProvider(): void {
    if (this.oidc.isEnabled)
      throw new DomainError('not_found', 'not_found', 'There is nothing at this address.');
  }

  private async sendLink(request: Request, body: unknown, returnTo: string): Promise<void> {
    const input = await parseBody(ForgotPasswordDto, body);
    await this.limits.consume('forgot-address', request.ip);
    await this.limits.consume('forgot-account', input.email);
    const back = returnTo === '/' ? {} : { returnTo };
    await this.rpc.request(identityRpc.passwords.forgot, visitorOf(request), { ...input, ...back });
  }

  /** Only the owner reads the account's mail, so tries that were counted before no longer stand in their way. */
  private async setPassword(request: Request, reply: Reply, body: unknown): Promise<void> {
    const input = await parseBody(ResetPasswordDto, body);
    await this.limits.consume('reset-address', request.ip);
    const { email } = await this.rpc.request(identityRpc.passwords.reset, visitorOf(request), input);
    this.devices.remember(reply, email);
    await this.limits.forgive('sign-in-account', email);
    await this.limits.forgive('sign-in-device', email);
  }
}

function textIn(given: unknown): string {
  return typeof given === 'string' ? given : '';
}

async function answer(request: Request, reply: Reply, { status, attempt, done, retry }: Step): Promise<void> {
  if (!isFormPost(request)) {
    await attempt();
    void reply.status(status).send({});
    return;
  }
  try {
    await attempt();
    sendFormPage(reply, 200, done);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    sendFormPage(reply, STATUS_OF_KIND[error.kind], retry(error));
  }
}
