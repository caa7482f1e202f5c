import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { DomainError } from '@anew/contracts/errors';
import { AddressLinkDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { RpcClient } from '@anew/messaging/rpc-client';
import { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { Public } from '../../auth/session.guard.js';
import { STATUS_OF_KIND } from '../../http/errors.js';
import { isFormPost } from '../../http/form-posts.hook.js';
import { Answers } from '../../http/openapi/answers.js';
import { parseBody } from '../../http/parse-body.js';
import { RateLimits } from '../../http/rate-limits.js';
import { type Reply, type Request, visitorOf } from '../../http/request.js';
import { confirmPage, confirmedPage, undoPage, undonePage } from './pages/address-pages.js';
import { type FormPage, sendFormPage } from './pages/form-page.js';

type Fields = Record<string, unknown> | undefined;

/**
 * What links in mails about an address lead to. Opening one shows a page with a button and changes nothing: programs
 * that look through mail open links, too.
 */
@Controller('address')
@Public()
export class AddressLinksController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    private readonly oidc: OidcSignIn,
  ) {}

  @Get('confirm')
  @ApiQuery({ name: 'token', required: true, schema: { type: 'string' } })
  @ApiResponse({ status: 200, description: 'The page that confirms.', content: { 'text/html': {} } })
  confirmPage(@Query('token') token: unknown, @Res() reply: Reply): void {
    sendFormPage(reply, 200, confirmPage(textIn(token)));
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiBody({ schema: { $ref: '#/components/schemas/AddressLinkDto' } })
  @Answers(200)
  confirm(@Req() request: Request, @Body() body: Fields, @Res() reply: Reply): Promise<void> {
    return orShow(
      request,
      reply,
      (error) => confirmPage(textIn(body?.token), error),
      async () => {
        await this.rpc.request(
          identityRpc.addresses.confirm,
          visitorOf(request),
          await this.read(request, body),
        );
        if (isFormPost(request)) sendFormPage(reply, 200, confirmedPage());
        else void reply.status(200).send({});
      },
    );
  }

  @Get('undo')
  @ApiQuery({ name: 'token', required: true, schema: { type: 'string' } })
  @ApiResponse({ status: 200, description: 'The page that puts it back.', content: { 'text/html': {} } })
  undoPage(@Query('token') token: unknown, @Res() reply: Reply): void {
    sendFormPage(reply, 200, undoPage(textIn(token)));
  }

  /** Goes on to the page that takes a new password, where there are passwords. */
  @Post('undo')
  @HttpCode(200)
  @ApiBody({ schema: { $ref: '#/components/schemas/AddressLinkDto' } })
  @Answers(200)
  undo(@Req() request: Request, @Body() body: Fields, @Res() reply: Reply): Promise<void> {
    return orShow(
      request,
      reply,
      (error) => undoPage(textIn(body?.token), error),
      async () => {
        const input = await this.read(request, body);
        const { resetToken } = await this.rpc.request(identityRpc.addresses.undo, visitorOf(request), input);
        if (!isFormPost(request)) return void reply.status(200).send({ resetToken });
        if (this.oidc.isEnabled) {
          sendFormPage(reply, 200, undonePage());
          return;
        }
        void reply.redirect(`/api/password/reset?token=${encodeURIComponent(resetToken)}`, 303);
      },
    );
  }

  private async read(request: Request, body: Fields): Promise<AddressLinkDto> {
    const input = await parseBody(AddressLinkDto, body);
    await this.limits.consume('reset-address', request.ip);
    return input;
  }
}

const textIn = (given: unknown): string => (typeof given === 'string' ? given : '');

/** Refuses a form with the page that it came from. */
async function orShow(
  request: Request,
  reply: Reply,
  again: (error: DomainError) => FormPage,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DomainError) || !isFormPost(request)) throw error;
    sendFormPage(reply, STATUS_OF_KIND[error.kind], again(error));
  }
}
