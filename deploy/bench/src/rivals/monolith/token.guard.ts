import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';

declare module 'fastify' {
  interface FastifyRequest {
    reader?: Reader;
  }
}

export interface Reader {
  userId: string;
  memberIds: string[];
}

interface VerifiedToken {
  userId: string;
  /** Expiry in epoch milliseconds. */
  expiresAt: number;
}

const REMEMBERED = 20_000;

const { JWKS = '', COUPLES = '', TOKEN_CHECK } = process.env;

/** Lets requests with a valid bearer token pass as the user whom it names. */
@Injectable()
export class TokenGuard implements CanActivate {
  private readonly keys = createLocalJWKSet(JSON.parse(JWKS) as JSONWebKeySet);
  /** Members of couples, which a monolith would also keep in memory between changes. */
  private readonly memberIds = new Map(JSON.parse(COUPLES) as [string, string[]][]);
  private readonly verified = new Map<string, VerifiedToken>();

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
    if (scheme !== 'Bearer' || !token) throw new UnauthorizedException();
    const { userId } = await this.verify(token);
    request.reader = { userId, memberIds: this.memberIds.get(userId) ?? [userId] };
    return true;
  }

  private async verify(token: string): Promise<VerifiedToken> {
    const known = this.verified.get(token);
    if (known && known.expiresAt > Date.now()) return known;
    const claims = await this.check(token);
    if (TOKEN_CHECK !== 'every-time') this.remember(token, claims);
    return claims;
  }

  private async check(token: string): Promise<VerifiedToken> {
    try {
      const { payload } = await jwtVerify(token, this.keys, { algorithms: ['EdDSA'] });
      return { userId: payload.sub ?? '', expiresAt: (payload.exp ?? 0) * 1000 };
    } catch {
      throw new UnauthorizedException();
    }
  }

  private remember(token: string, claims: VerifiedToken): void {
    this.verified.set(token, claims);
    const [oldest] = this.verified.keys();
    if (this.verified.size > REMEMBERED && oldest !== undefined) this.verified.delete(oldest);
  }
}

/** The user whom {@link TokenGuard} let pass. */
export const CurrentReader = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<FastifyRequest>().reader;
});
