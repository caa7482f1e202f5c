import { COOKIES } from '@anew/contracts/cookies';
import { Inject, Injectable } from '@nestjs/common';
import { GatewayConfig } from '../config/gateway.config.js';
import type { Reply, Request } from '../http/request.js';
import { mark, marksEqual } from './sealed.js';

const COOKIE = COOKIES.device.name;
const PATH = '/api';
const PURPOSE = 'known device';
/** Format of a single mark in the cookie. */
const MARK = /^[\w-]{43}$/;
const SEPARATOR = '.';
/**
 * Number of accounts that a browser remembers. Partners may share a laptop, and each may have changed their
 * address.
 */
const MOST_MARKS = 4;

/**
 * Remembers the browsers in which someone has signed in before. Their sign-in attempts are counted apart from
 * all others, so that a stranger who guesses passwords slows down only strangers.
 */
@Injectable()
export class KnownDevices {
  constructor(@Inject(GatewayConfig) private readonly config: GatewayConfig) {}

  isKnown(request: Request, email: string): boolean {
    const own = this.markOf(email);
    return marksIn(request).some((given) => marksEqual(given, own));
  }

  /**
   * Adds an account to the cookie. With more than four accounts, the one that signed in the longest ago is
   * dropped.
   */
  remember(reply: Reply, email: string): void {
    this.keep(reply, [this.markOf(email), ...this.othersIn(reply, email)].slice(0, MOST_MARKS));
  }

  /** Removes an account from the cookie, so that nothing in the browser shows that it existed. */
  forget(reply: Reply, email: string): void {
    const others = this.othersIn(reply, email);
    if (others.length > 0) this.keep(reply, others);
    else void reply.clearCookie(COOKIE, { path: PATH });
  }

  private keep(reply: Reply, marks: string[]): void {
    void reply.setCookie(COOKIE, marks.join(SEPARATOR), {
      path: PATH,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.isHttps,
      maxAge: COOKIES.device.lifetimeS,
    });
  }

  private othersIn(reply: Reply, email: string): string[] {
    const own = this.markOf(email);
    return marksIn(reply.request).filter((given) => !marksEqual(given, own));
  }

  private markOf(email: string): string {
    return mark(email, this.config.COOKIE_SECRET, PURPOSE);
  }
}

/** Marks in the cookie, newest first. A mark that the gateway did not make matches no account. */
function marksIn(request: Request): string[] {
  const marks = request.cookies[COOKIE]?.split(SEPARATOR) ?? [];
  return marks.slice(0, MOST_MARKS).filter((given) => MARK.test(given));
}
