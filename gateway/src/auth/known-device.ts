import { Inject, Injectable } from '@nestjs/common';
import { COOKIES } from '@anew/contracts/cookies';
import { GatewayConfig } from '../config/gateway.config.js';
import type { Reply, Request } from '../http/request.js';
import { mark, marksEqual } from './sealed.js';

const COOKIE = COOKIES.device.name;
const PATH = '/api';
const PURPOSE = 'known device';
/** One mark as it stands in the cookie. */
const MARK = /^[\w-]{43}$/;
const SEPARATOR = '.';
/** Partners share a laptop, and either may have had another address before. */
const MOST_MARKS = 4;

/**
 * Remembers browsers in which someone has signed in before. Their tries are counted apart from everybody else's,
 * so that a stranger who guesses at an account slows down strangers only.
 */
@Injectable()
export class KnownDevices {
  constructor(@Inject(GatewayConfig) private readonly config: GatewayConfig) {}

  isKnown(request: Request, email: string): boolean {
    const own = this.markOf(email);
    return marksIn(request).some((given) => marksEqual(given, own));
  }

  /** Of more than four accounts, the one that was last signed in the longest ago is forgotten. */
  remember(reply: Reply, email: string): void {
    this.keep(reply, [this.markOf(email), ...this.othersIn(reply, email)].slice(0, MOST_MARKS));
  }

  /** Once the account is gone, nothing here says that it was there; the others stay known. */
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
      secure: this.config.PUBLIC_ORIGIN.startsWith('https:'),
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

/** Newest first; each is either of our making or good for nothing. */
function marksIn(request: Request): string[] {
  const marks = request.cookies[COOKIE]?.split(SEPARATOR) ?? [];
  return marks.slice(0, MOST_MARKS).filter((given) => MARK.test(given));
}
