import type { RequestContext } from '@anew/contracts/actor';
import { COOKIES } from '@anew/contracts/cookies';
import { ACCESS_TOKEN } from '@anew/contracts/identity/access-token';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Injectable } from '@nestjs/common';
import { createLocalJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';

export interface VerifiedToken {
  userId: string;
  sessionId: string;
  /** Expiry in epoch milliseconds. */
  expiresAt: number;
}

/** Seconds for which an access token lasts, whatever end it names: whoever has stolen a key chooses the end. */
const LIFETIME_S = COOKIES.access.lifetimeS;

/**
 * Claims that a token must have. A token from before all of them were signed lacks some: it is refused, and
 * the refresh token gets a new one.
 */
const EXPECTED = {
  algorithms: ['EdDSA'],
  issuer: ACCESS_TOKEN.issuer,
  audience: ACCESS_TOKEN.audience,
  typ: ACCESS_TOKEN.type,
  maxTokenAge: LIFETIME_S,
  /** Seconds by which the clock of identity-couple may be ahead, so that a new token seems to be from the future. */
  clockTolerance: 5,
};
const REMEMBERED = 20_000;
/**
 * Shortest time in milliseconds between two requests for the keys. An unknown key triggers such a request.
 */
const REFETCH_MS = 1_000;

/**
 * Verifies access tokens. Verified tokens are cached, because checking a signature costs more than the rest
 * of a request.
 */
@Injectable()
export class TokenVerifier {
  private readonly verified = new LRUCache<string, VerifiedToken>({ max: REMEMBERED });
  private keys: JWTVerifyGetKey | undefined;
  /** Names of the keys with which the remembered tokens were verified. */
  private names = '';
  private fetchedAt = 0;

  constructor(private readonly rpc: RpcClient) {}

  /** Returns null if the token is malformed, forged or expired. */
  async verify(token: string, context: RequestContext): Promise<VerifiedToken | null> {
    const claims = this.verified.get(token) ?? (await this.check(token, context));
    if (!claims || claims.expiresAt <= Date.now()) return null;
    this.verified.set(token, claims);
    return claims;
  }

  private async check(token: string, context: RequestContext): Promise<VerifiedToken | null> {
    try {
      return await this.checkWith(await this.currentKeys(context), token);
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      if (!(error instanceof errors.JWKSNoMatchingKey) || Date.now() - this.fetchedAt < REFETCH_MS)
        return null;
      this.keys = undefined;
      return this.check(token, context);
    }
  }

  private async checkWith(keys: JWTVerifyGetKey, token: string): Promise<VerifiedToken | null> {
    const { payload } = await jwtVerify(token, keys, EXPECTED);
    const { sub, sid, iat, exp } = payload;
    if (sub === undefined || typeof sid !== 'string' || iat === undefined || exp === undefined) return null;
    return { userId: sub, sessionId: sid, expiresAt: Math.min(exp, iat + LIFETIME_S) * 1000 };
  }

  private async currentKeys(context: RequestContext): Promise<JWTVerifyGetKey> {
    if (this.keys) return this.keys;
    this.fetchedAt = Date.now();
    const { keys } = await this.rpc.request(identityRpc.sessions.keys, context, {});
    // What was verified with a key that is gone is checked again, and refused.
    const names = keys.map(({ kid }) => kid).join();
    if (names !== this.names) this.verified.clear();
    this.names = names;
    this.keys = createLocalJWKSet({ keys });
    return this.keys;
  }
}
