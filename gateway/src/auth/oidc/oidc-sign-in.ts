import { COOKIES } from '@anew/contracts/cookies';
import { DomainError } from '@anew/contracts/errors';
import type { ExternalIdentityDto } from '@anew/contracts/identity/dto';
import { Inject, Injectable } from '@nestjs/common';
import { GatewayConfig } from '../../config/gateway.config.js';
import { nothingThere } from '../../http/errors.js';
import type { Reply, Request } from '../../http/request.js';
import { redirect, type Sent } from '../../http/self-sent.js';
import { decryptFor, encryptFor } from '../cookie-crypto.js';
import { OidcClient, type OidcFlow } from './oidc-client.js';
import type { Errand } from './oidc-prompt.rules.js';

const COOKIE = COOKIES.externalSignIn.name;
const COOKIE_PATH = '/api/login';
const PURPOSE = 'oidc flow';
const LIFETIME_S = COOKIES.externalSignIn.lifetimeS;

const notStartedHere = () =>
  new DomainError(
    'unauthenticated',
    'external_sign_in_failed',
    'This sign-in was not started in this browser, or took too long. Please try again.',
  );

interface FinishedFlow extends Pick<OidcFlow, 'returnTo' | 'proofOf'> {
  identity: ExternalIdentityDto;
}

/**
 * Sends a person to the sign-in provider and checks their return. The browser carries the state in an
 * encrypted cookie.
 */
@Injectable()
export class OidcSignIn {
  constructor(
    private readonly oidc: OidcClient,
    @Inject(GatewayConfig) private readonly config: GatewayConfig,
  ) {}

  get isEnabled(): boolean {
    return this.config.OIDC_ISSUER !== undefined;
  }

  /** @throws DomainError `not_found` if people sign in only with the provider */
  refuseLocal(): void {
    if (this.isEnabled) throw nothingThere();
  }

  /** Sends the browser to the provider. */
  async begin(reply: Reply, returnTo: string, errand: Errand): Promise<Sent> {
    const { flow, location } = await this.oidc.begin(returnTo, errand);
    void reply.setCookie(COOKIE, encryptFor(flow, this.config.COOKIE_SECRET, PURPOSE), {
      path: COOKIE_PATH,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.isHttps,
      maxAge: LIFETIME_S,
    });
    return redirect(reply, location, 302);
  }

  /**
   * @throws DomainError `external_sign_in_failed` unless this browser began it and the provider confirms it
   */
  async finish(request: Request, reply: Reply): Promise<FinishedFlow> {
    void reply.clearCookie(COOKIE, { path: COOKIE_PATH });
    const flow = this.flowOf(request);
    if (!flow) throw notStartedHere();
    const { search } = new URL(request.url, this.config.PUBLIC_ORIGIN);
    const { returnTo, proofOf } = flow;
    return {
      identity: await this.oidc.finish(search, flow),
      returnTo,
      ...(proofOf !== undefined && { proofOf }),
    };
  }

  /** State of the flow that this browser began, or null if its cookie is missing or invalid. */
  flowOf(request: Request): OidcFlow | null {
    const cookie = request.cookies[COOKIE];
    return cookie === undefined
      ? null
      : (decryptFor(cookie, this.config.COOKIE_SECRET, PURPOSE) as OidcFlow | null);
  }
}
