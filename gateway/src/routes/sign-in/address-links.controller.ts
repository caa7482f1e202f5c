import { AddressLinkDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Controller, Inject } from '@nestjs/common';
import { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { parseBody } from '../../http/parse-body.js';
import { type Count, RateLimits } from '../../http/rate-limits.js';
import type { Reply, Request } from '../../http/request.js';
import { type Asked, Route } from '../../http/route.js';
import { redirect } from '../../http/self-sent.js';
import { visitorOf } from '../../http/visitor.js';
import { confirmedPage, confirmPage, undonePage, undoPage } from './pages/address-pages.js';
import { answerPost, sendRefusal } from './pages/form-answer.js';
import { sendFormPage } from './pages/form-page.js';

/**
 * Pages that links in mails about an address open. Opening one shows a button and changes nothing, because
 * mail scanners open links, too.
 */
@Controller()
export class AddressLinksController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    private readonly oidc: OidcSignIn,
    @Inject(GatewayConfig) private readonly config: GatewayConfig,
  ) {}

  @Route('GET /api/address/confirm')
  confirmPage({ query: { token = '' } }: Asked<'GET /api/address/confirm'>, reply: Reply) {
    return sendFormPage(reply, 200, confirmPage(token));
  }

  @Route('POST /api/address/confirm')
  confirm({ body, request }: Asked<'POST /api/address/confirm'>, reply: Reply) {
    return answerPost(request, {
      attempt: async () => {
        await this.follow(request, body, (input) =>
          this.rpc.request(identityRpc.addresses.confirm, visitorOf(request), input),
        );
        return {};
      },
      done: () => sendFormPage(reply, 200, confirmedPage()),
      refused: (error) => sendRefusal(reply, error, confirmPage(textIn(body?.token), error)),
    });
  }

  @Route('GET /api/address/undo')
  undoPage({ query: { token = '' } }: Asked<'GET /api/address/undo'>, reply: Reply) {
    return sendFormPage(reply, 200, undoPage(token, this.config.OPERATOR_EMAIL));
  }

  /** Where there are passwords, continues to the page that sets a new one. */
  @Route('POST /api/address/undo')
  undo({ body, request }: Asked<'POST /api/address/undo'>, reply: Reply) {
    return answerPost(request, {
      attempt: () =>
        this.follow(request, body, (input) =>
          this.rpc.request(identityRpc.addresses.undo, visitorOf(request), input),
        ),
      done: ({ resetToken }) =>
        this.oidc.isEnabled
          ? sendFormPage(reply, 200, undonePage())
          : redirect(reply, `/api/password/reset?token=${encodeURIComponent(resetToken)}`, 303),
      refused: (error) =>
        sendRefusal(reply, error, undoPage(textIn(body?.token), this.config.OPERATOR_EMAIL, error)),
    });
  }

  /** Counts links that were made up, and no others, as `setPassword` does. */
  private async follow<Answer>(
    request: Request,
    body: unknown,
    call: (input: AddressLinkDto) => Promise<Answer>,
  ): Promise<Answer> {
    const input = await parseBody(AddressLinkDto, body);
    const count: Count = { rule: 'reset-network', key: request.ip };
    await this.limits.consume(count.rule, count.key);
    const answer = await call(input);
    this.limits.giveBack([count]);
    return answer;
  }
}

const textIn = (given: unknown): string => (typeof given === 'string' ? given : '');
