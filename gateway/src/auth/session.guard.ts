import type { Actor } from '@anew/contracts/actor';
import { DomainError } from '@anew/contracts/errors';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { ResolvedSession } from '@anew/contracts/identity/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { GatewayConfig } from '../config/gateway.config.js';
import { headerOf, type Reply, type Request } from '../http/request.js';
import { routeOf } from '../http/route.js';
import { clearSiteData } from './clear-site-data.js';
import {
  accessTokenOf,
  clearSessionCookies,
  refreshTokenOf,
  seemsSignedIn,
  setSessionCookies,
} from './cookies.js';
import { Memberships } from './memberships.js';
import { TokenVerifier, type VerifiedToken } from './token-verifier.js';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

const signInRequired = () =>
  new DomainError('unauthenticated', 'sign_in_required', 'Please sign in to continue.');
const coupleRequired = () =>
  new DomainError(
    'forbidden',
    'couple_required',
    'Set up your couple account first, or join your partner’s.',
  );

/**
 * Finds out who makes a request and renews an expired access token. The HTTP map says who may call each
 * route.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  private readonly secureCookies: boolean;

  constructor(
    private readonly tokens: TokenVerifier,
    private readonly memberships: Memberships,
    private readonly rpc: RpcClient,
    @Inject(GatewayConfig) config: GatewayConfig,
  ) {
    this.secureCookies = config.isHttps;
  }

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const { access } = routeOf(execution);
    if (access === 'anyone') return true;
    const http = execution.switchToHttp();
    await this.admit(http.getRequest<Request>(), http.getResponse<Reply>(), access);
    return true;
  }

  /**
   * Finds out who makes a request, if that is not known yet. A picture is not read before.
   * @throws DomainError `sign_in_required` or `couple_required`
   */
  async admit(request: Request, reply: Reply, access: 'signed-in' | 'couple'): Promise<Actor> {
    request.actor ??= await this.actorOf(request, reply);
    if (access === 'couple' && request.actor.coupleId === null) throw coupleRequired();
    return request.actor;
  }

  /** Whether a request comes from someone signed in. It says no while that cannot be found out. */
  async isSignedIn(request: Request, reply: Reply): Promise<boolean> {
    try {
      return (await this.sessionOf(request, reply)) !== null;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return false;
    }
  }

  private async actorOf(request: Request, reply: Reply): Promise<Actor> {
    const found = await this.sessionOf(request, reply);
    if (!found) {
      clearSessionCookies(reply);
      // The browser had a session that has ended, so what it stored for it is cleared.
      if (seemsSignedIn(request)) clearSiteData(reply);
      throw signInRequired();
    }
    const { token, session } = found;
    if (isForAnother(request, session.userId)) throw signInRequired();
    request.signedInUntil = token.expiresAt;
    return { ...request.context, ...idempotencyOf(request), ...session, sessionId: token.sessionId };
  }

  private async sessionOf(
    request: Request,
    reply: Reply,
  ): Promise<{ token: VerifiedToken; session: ResolvedSession } | null> {
    const token = await this.verifiedToken(request, reply);
    const session = token && (await this.memberships.resolve(token.sessionId, request.context));
    return session && { token, session };
  }

  private async verifiedToken(request: Request, reply: Reply): Promise<VerifiedToken | null> {
    const token = accessTokenOf(request);
    const verified = token === undefined ? null : await this.tokens.verify(token, request.context);
    return verified ?? this.renewed(request, reply);
  }

  private async renewed(request: Request, reply: Reply): Promise<VerifiedToken | null> {
    const refreshToken = refreshTokenOf(request);
    if (!refreshToken) return null;
    const tokens = await this.rpc.request(identityRpc.sessions.refresh, request.context, { refreshToken });
    if (!tokens) return null;
    setSessionCookies(reply, tokens, this.secureCookies);
    return this.tokens.verify(tokens.accessToken, request.context);
  }
}

/**
 * Whether a request comes from a page of somebody else, who was signed in here before. For that page nobody is signed in,
 * so that it shows and changes nothing of whoever is, and the session stays as it is.
 */
function isForAnother(request: Request, userId: string): boolean {
  const person = headerOf(request, 'x-person');
  return person !== undefined && person !== userId;
}

function idempotencyOf(request: Request): Pick<Actor, 'idempotencyKey'> {
  const key = headerOf(request, 'idempotency-key');
  if (key === undefined || request.method === 'GET') return {};
  if (IDEMPOTENCY_KEY.test(key)) return { idempotencyKey: key };
  throw new DomainError(
    'invalid',
    'validation_failed',
    'Idempotency-Key takes 1 to 200 visible ASCII characters.',
  );
}
