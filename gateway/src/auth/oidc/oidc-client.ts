import { DomainError } from '@anew/contracts/errors';
import type { ExternalIdentityDto } from '@anew/contracts/identity/dto';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Inject, Injectable } from '@nestjs/common';
import * as openid from 'openid-client';
import { GatewayConfig } from '../../config/gateway.config.js';
import { type Errand, promptFor } from './oidc-prompt.rules.js';

const CALLBACK_PATH = '/api/login/callback';
const SCOPE = 'openid email profile';
/** Time limit for each request to the provider, in seconds. It is short because a person is waiting. */
const TIMEOUT_S = 5;
/** Allowed lag of the provider's clock behind ours, in milliseconds. */
const CLOCK_SKEW_MS = 30_000;

/** State of a sign-in that the browser carries, encrypted, while its person is at the provider. */
export interface OidcFlow {
  state: string;
  nonce: string;
  codeVerifier: string;
  returnTo: string;
  /** Session that this sign-in is to confirm. The sign-in must not be older than the flow. */
  proofOf?: string;
  /** Start of the flow in milliseconds, by this machine's clock. */
  startedAt: number;
}

/** Claims of an ID token. A provider may send null or a value of another type for those it does not know. */
interface Claims {
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  given_name?: unknown;
  family_name?: unknown;
}

const failed = () =>
  new DomainError(
    'unauthenticated',
    'external_sign_in_failed',
    'Your sign-in provider did not confirm who you are. Please try again.',
  );

const away = () =>
  new DomainError(
    'unavailable',
    'service_unavailable',
    'The sign-in provider is not reachable right now. Please try again in a moment.',
    { retryAfter: 5 },
  );

/** Authorization code flow with PKCE against the configured OpenID Connect provider. */
@Injectable()
export class OidcClient {
  private configuration: Promise<openid.Configuration> | undefined;

  constructor(
    @Inject(GatewayConfig) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Someone who is to confirm a session is asked even if they are signed in at the provider. */
  async begin(returnTo: string, errand: Errand): Promise<{ flow: OidcFlow; location: string }> {
    const { proofOf } = errand;
    const configuration = await this.discover();
    const flow = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      codeVerifier: openid.randomPKCECodeVerifier(),
      returnTo,
      startedAt: Date.now(),
      ...(proofOf !== undefined && { proofOf }),
    };
    const location = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: `${this.config.PUBLIC_ORIGIN}${CALLBACK_PATH}`,
      scope: SCOPE,
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(flow.codeVerifier),
      code_challenge_method: 'S256',
      ...promptFor(errand, configuration.serverMetadata().prompt_values_supported),
    });
    return { flow, location: location.href };
  }

  /**
   * @param query of the callback, with its question mark
   * @throws DomainError `external_sign_in_failed` or `service_unavailable`
   */
  async finish(query: string, flow: OidcFlow): Promise<ExternalIdentityDto> {
    const { state, nonce, codeVerifier } = flow;
    const configuration = await this.discover();
    try {
      const url = new URL(`${this.config.PUBLIC_ORIGIN}${CALLBACK_PATH}${query}`);
      const tokens = await openid.authorizationCodeGrant(configuration, url, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const idToken = tokens.claims();
      if (flow.proofOf !== undefined && !isAnew(idToken?.auth_time, flow.startedAt))
        throw new Error('The provider did not ask anew who it is');
      const subject = idToken?.sub ?? '';
      const claims = await openid.fetchUserInfo(configuration, tokens.access_token, subject);
      return identityOf(configuration.serverMetadata().issuer, claims);
    } catch (error) {
      this.logger.warn({ err: error }, 'external sign-in failed');
      throw isAway(error) ? away() : failed();
    }
  }

  private async discover(): Promise<openid.Configuration> {
    this.configuration ??= this.askProvider();
    try {
      return await this.configuration;
    } catch (error) {
      this.configuration = undefined;
      this.logger.error({ err: error }, 'sign-in provider not reachable');
      throw away();
    }
  }

  private askProvider(): Promise<openid.Configuration> {
    const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET } = this.config;
    const issuer = new URL(OIDC_ISSUER);
    const isLocal = issuer.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(issuer.hostname);
    return openid.discovery(issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, {
      timeout: TIMEOUT_S,
      // The option is marked deprecated only as a warning. Plain http is allowed only for an issuer on this
      // machine.
      execute: isLocal ? [openid.allowInsecureRequests] : [], // oxlint-disable-line typescript/no-deprecated
    });
  }
}

/** @param authTime the provider's time of the sign-in in seconds, if it reports one */
function isAnew(authTime: number | undefined, startedAt: number): boolean {
  return authTime !== undefined && authTime * 1000 >= startedAt - CLOCK_SKEW_MS;
}

/** Whether the provider could not be reached, as opposed to having refused. */
function isAway(error: unknown): boolean {
  if (!(error instanceof openid.ClientError))
    return error instanceof Error && error.message === 'fetch failed';
  return error.code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && error.cause.status >= 500);
}

function identityOf(issuer: string, claims: Claims): ExternalIdentityDto {
  const { email, given_name: firstName, family_name: lastName } = claims;
  return {
    issuer,
    subject: claims.sub,
    emailVerified: claims.email_verified === true,
    ...(typeof email === 'string' && { email }),
    ...(typeof firstName === 'string' && { firstName: firstName.slice(0, 80) }),
    ...(typeof lastName === 'string' && { lastName: lastName.slice(0, 80) }),
  };
}
