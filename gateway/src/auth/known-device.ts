import { Inject, Injectable } from '@nestjs/common';
import { GatewayConfig } from '../config/gateway.config.js';
import type { Reply, Request } from '../http/request.js';
import { mark, marksEqual } from './sealed.js';

const COOKIE = 'auth_device';
const PURPOSE = 'known device';
const YEAR_S = 365 * 86_400;

/**
 * Remembers browsers in which someone has signed in before. Their tries are counted apart from everybody else's,
 * so that a stranger who guesses at an account slows down strangers only.
 */
@Injectable()
export class KnownDevices {
  constructor(@Inject(GatewayConfig) private readonly config: GatewayConfig) {}

  isKnown(request: Request, email: string): boolean {
    const given = request.cookies[COOKIE];
    return given !== undefined && marksEqual(given, this.markOf(email));
  }

  remember(reply: Reply, email: string): void {
    void reply.setCookie(COOKIE, this.markOf(email), {
      path: '/api',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.PUBLIC_ORIGIN.startsWith('https:'),
      maxAge: YEAR_S,
    });
  }

  private markOf(email: string): string {
    return mark(email, this.config.COOKIE_SECRET, PURPOSE);
  }
}
