import type { RequestContext } from '@anew/contracts/actor';
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

/**
 * Claims that a token must have. A token from before all of them were signed lacks some: it is refused, and
 * the refresh token gets a new one.
 */
const EXPECTED = {
  algorithms: ['EdDSA'],
  issuer: ACCESS_TOKEN.issuer,
  audience: ACCESS_TOKEN.audience,
  typ: ACCESS_TOKEN.type,
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
  private fetchedAt = 0;

  constructor(private readonly rpc: RpcClient) {}

  /** Returns null if the token is malformed, forged or expired. */
  async verify(token: string, context: RequestContext): Promise<VerifiedToken | null> {
    const known = this.verified.get(token);
    if (known) return known.expiresAt > Date.now() ? known : null;
    const claims = await this.check(token, context);
    if (claims) this.verified.set(token, claims);
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
    const { sub, sid, exp } = payload;
    if (sub === undefined || typeof sid !== 'string' || exp === undefined) return null;
    return { userId: sub, sessionId: sid, expiresAt: exp * 1000 };
  }

  private async currentKeys(context: RequestContext): Promise<JWTVerifyGetKey> {
    if (this.keys) return this.keys;
    this.fetchedAt = Date.now();
    const { keys } = await this.rpc.request(identityRpc.sessions.keys, context, {});
    this.keys = createLocalJWKSet({ keys });
    return this.keys;
  }
}
