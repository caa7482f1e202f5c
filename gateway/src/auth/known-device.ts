import { randomBytes } from 'node:crypto';
import { COOKIES } from '@anew/contracts/cookies';
import { Inject, Injectable } from '@nestjs/common';
import { GatewayConfig } from '../config/gateway.config.js';
import type { Reply, Request } from '../http/request.js';
import { signatureOf, signaturesEqual } from './cookie-crypto.js';

const COOKIE = COOKIES.device.name;
const PATH = '/api';
const PURPOSE = 'known device';
/**
 * Format of a single mark in the cookie: a name that is drawn for it, and a signature of that name and the account. Marks
 * of earlier releases have no name. They are still good, and each is replaced when its owner signs in. None is written beside
 * a new one for the sake of those releases: it never changes and is the same in all browsers of an account, so whoever has
 * copied it shares a count with each of them that brings no other.
 */
const MARK = /^(?<name>[\w-]{11})?(?<signature>[\w-]{43})$/;
const NAME_BYTES = 8;
const SEPARATOR = '.';
/**
 * Number of accounts that a browser remembers. Partners may share a laptop, and each may have changed their
 * address.
 */
const MOST_MARKS = 4;

/**
 * Remembers the browsers in which someone has signed in before. Sign-in attempts in each of them are counted apart, so
 * that neither a stranger who guesses passwords nor the partner at another known browser slows the owner down.
 */
@Injectable()
export class KnownDevices {
  constructor(@Inject(GatewayConfig) private readonly config: GatewayConfig) {}

  /** Mark of an account in this browser, or null if its owner has not signed in here before. */
  find(request: Request, email: string): string | null {
    return marksIn(request).find((given) => this.isOf(email, given)) ?? null;
  }

  /**
   * Adds an account to the cookie, with a new mark. Whoever has copied an older one learns nothing of what is counted from
   * now on. With more than four accounts, the one that signed in the longest ago is dropped.
   */
  remember(reply: Reply, email: string): void {
    const name = randomBytes(NAME_BYTES).toString('base64url');
    const own = name + this.signatureInMark(email, name);
    this.keep(reply, [own, ...this.othersIn(reply, email)].slice(0, MOST_MARKS));
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
    return marksIn(reply.request).filter((given) => !this.isOf(email, given));
  }

  private isOf(email: string, given: string): boolean {
    const { name = '', signature = '' } = MARK.exec(given)?.groups ?? {};
    return signaturesEqual(signature, this.signatureInMark(email, name));
  }

  /** No address has a space in it, so no name can be taken for the beginning of another address. */
  private signatureInMark(email: string, name: string): string {
    return signatureOf(name === '' ? email : `${name} ${email}`, this.config.COOKIE_SECRET, PURPOSE);
  }
}

/** Marks in the cookie, newest first. A mark that the gateway did not make matches no account. */
function marksIn(request: Request): string[] {
  const marks = request.cookies[COOKIE]?.split(SEPARATOR) ?? [];
  return marks.slice(0, MOST_MARKS).filter((given) => MARK.test(given));
}
