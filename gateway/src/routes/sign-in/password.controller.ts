import { DomainError } from '@anew/contracts/errors';
import type { Nothing } from '@anew/contracts/http/route';
import { ForgotPasswordDto, ResetPasswordDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Controller } from '@nestjs/common';
import { KnownDevices } from '../../auth/known-device.js';
import { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { isFormPost } from '../../http/form-posts.hook.js';
import { parseBody } from '../../http/parse-body.js';
import { type Count, RateLimits } from '../../http/rate-limits.js';
import type { Reply, Request } from '../../http/request.js';
import { type Asked, Route } from '../../http/route.js';
import { visitorOf } from '../../http/visitor.js';
import { answerPost, sendRefusal } from './pages/form-answer.js';
import { sendFormPage } from './pages/form-page.js';
import { forgotPage, linkSentPage, passwordChangedPage, resetPage } from './pages/password-pages.js';
import { safeReturnTo, withoutReturnTo } from './return-to.js';

/** Calls for people who have forgotten their password. */
@Controller()
export class PasswordController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    private readonly devices: KnownDevices,
    private readonly oidc: OidcSignIn,
  ) {}

  @Route('GET /api/password/forgot')
  forgotPage({ query }: Asked<'GET /api/password/forgot'>, reply: Reply) {
    this.oidc.refuseLocal();
    return sendFormPage(reply, 200, forgotPage({ returnTo: safeReturnTo(query.returnTo) }));
  }

  @Route('POST /api/password/forgot')
  forgot({ body, request }: Asked<'POST /api/password/forgot'>, reply: Reply) {
    this.oidc.refuseLocal();
    const { returnTo, values } = withoutReturnTo(body);
    return answerPost(request, {
      attempt: () => this.sendLink(request, isFormPost(request) ? values : body, returnTo),
      done: () => sendFormPage(reply, 200, linkSentPage(returnTo)),
      refused: (error) => sendRefusal(reply, error, forgotPage({ returnTo, values, error })),
    });
  }

  @Route('GET /api/password/reset')
  async resetPage({ query, request }: Asked<'GET /api/password/reset'>, reply: Reply) {
    this.oidc.refuseLocal();
    const state = { token: query.token ?? '', returnTo: safeReturnTo(query.returnTo) };
    const error = await this.refusalOf(request, state.token);
    return error
      ? sendRefusal(reply, error, resetPage({ ...state, error }))
      : sendFormPage(reply, 200, resetPage(state));
  }

  @Route('POST /api/password/reset')
  reset({ body, request }: Asked<'POST /api/password/reset'>, reply: Reply) {
    this.oidc.refuseLocal();
    const { returnTo, values } = withoutReturnTo(body);
    const token = typeof values.token === 'string' ? values.token : '';
    return answerPost(request, {
      attempt: () => this.setPassword(request, reply, isFormPost(request) ? values : body),
      done: () => sendFormPage(reply, 200, passwordChangedPage(returnTo)),
      refused: (error) => sendRefusal(reply, error, resetPage({ token, returnTo, error })),
    });
  }

  /**
   * Sends a link, or not: too many for one address, or from one network, are left out in silence. A refusal would tell
   * whoever lives with its owner that they have asked for a link, and when.
   */
  private async sendLink(request: Request, body: unknown, returnTo: string): Promise<Nothing> {
    const input = await parseBody(ForgotPasswordDto, body);
    if (!(await this.limits.allows('forgot-network', request.ip))) return {};
    const back = returnTo === '/' ? {} : { returnTo };
    await this.rpc.request(identityRpc.passwords.forgot, visitorOf(request), { ...input, ...back });
    return {};
  }

  /**
   * Why a link would be refused, or null. Looking up counts as using does, so that it is no second way to guess. While the
   * service is away, or is that of the release before, the page takes a password as if nobody had looked.
   */
  private async refusalOf(request: Request, token: string): Promise<DomainError | null> {
    const count: Count = { rule: 'reset-address', key: request.ip };
    try {
      await this.limits.consume(count.rule, count.key);
      await this.rpc.request(identityRpc.passwords.checkLink, visitorOf(request), { token });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.kind === 'invalid' || error.kind === 'too_many') return error;
    }
    this.limits.giveBack([count]);
    return null;
  }

  /**
   * Sets a new password. Failed tries of others stay counted, so that they do not see that there is a new password. The
   * owner does not have to wait for them, because the mark of their browser is new, too.
   */
  private async setPassword(request: Request, reply: Reply, body: unknown): Promise<Nothing> {
    const input = await parseBody(ResetPasswordDto, body);
    await this.limits.consume('reset-network', request.ip);
    const { email } = await this.rpc.request(identityRpc.passwords.reset, visitorOf(request), input);
    this.devices.remember(reply, email);
    this.limits.giveBack([{ rule: 'reset-network', key: request.ip }]);
    return {};
  }
}
