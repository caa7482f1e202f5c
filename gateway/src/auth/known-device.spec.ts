import { describe, expect, it } from '@jest/globals';
import { GatewayConfig } from '../config/gateway.config.js';
import type { Reply, Request } from '../http/request.js';
import { signatureOf } from './cookie-crypto.js';
import { KnownDevices } from './known-device.js';

const COOKIE_SECRET = Buffer.alloc(32, 7).toString('base64');
const devices = new KnownDevices(
  Object.assign(new GatewayConfig(), { PUBLIC_ORIGIN: 'https://anew.example', COOKIE_SECRET }),
);

/** Stores the one cookie as a browser does. */
class Browser {
  readonly request = { cookies: {} } as Request;

  signIn(...emails: string[]): this {
    const reply = {
      request: this.request,
      setCookie: (name: string, value: string) => (this.request.cookies[name] = value),
    };
    for (const email of emails) devices.remember(reply as unknown as Reply, email);
    return this;
  }

  forget(email: string): this {
    const reply = {
      request: this.request,
      setCookie: (name: string, value: string) => (this.request.cookies[name] = value),
      clearCookie: () => delete this.request.cookies.auth_device,
    };
    devices.forget(reply as unknown as Reply, email);
    return this;
  }

  get cookie(): string {
    return this.request.cookies.auth_device ?? '';
  }

  set cookie(value: string) {
    this.request.cookies.auth_device = value;
  }

  knows(...emails: string[]): boolean[] {
    return emails.map((email) => devices.find(this.request, email) !== null);
  }
}

describe('a browser', () => {
  it('knows nobody at first', () => {
    expect(new Browser().knows('ana@example.org', '')).toEqual([false, false]);
  });

  it('knows each of four accounts, and of five the last four', () => {
    const browser = new Browser().signIn('a', 'b', 'c', 'd');
    expect(browser.knows('a', 'b', 'c', 'd')).toEqual([true, true, true, true]);
    expect(browser.signIn('e').knows('a', 'b', 'c', 'd', 'e')).toEqual([false, true, true, true, true]);
  });

  it('has room for others when one account comes again, which is then the newest', () => {
    const browser = new Browser().signIn('a', 'b', 'a', 'a', 'c', 'd');
    expect(browser.knows('a', 'b', 'c', 'd')).toEqual([true, true, true, true]);
    expect(browser.signIn('e').knows('a', 'b')).toEqual([true, false]);
  });

  it('forgets one account and keeps the others, and has no cookie without any', () => {
    const browser = new Browser().signIn('a', 'b');
    expect(browser.forget('b').knows('a', 'b')).toEqual([true, false]);
    expect(browser.forget('a').request.cookies).toEqual({});
  });

  it('keeps the one mark that it was given when there was no room for more', () => {
    const [mark = ''] = new Browser().signIn('a').cookie.split('.');
    const browser = new Browser();
    browser.cookie = mark;
    expect(browser.signIn('b').knows('a', 'b')).toEqual([true, true]);
  });

  it.each([
    ['nothing', ''],
    ['nothing but separators', '....'],
    ['a mark of its own making', 'A'.repeat(43)],
    ['something long', 'x'.repeat(5_000)],
    ['fifty marks', `${'A'.repeat(43)}.`.repeat(50)],
  ])('that brings %s is known to nobody, and its cookie stays small', (_, cookie) => {
    const browser = new Browser();
    browser.cookie = cookie;
    expect(browser.knows('a', '')).toEqual([false, false]);
    expect(browser.signIn('a').knows('a')).toEqual([true]);
    expect(browser.cookie.length).toBeLessThanOrEqual(4 * 55);
  });

  it('has a mark that no other has, and a new one each time its owner comes in', () => {
    const [browser, other] = [new Browser().signIn('a'), new Browser().signIn('a')];
    const marks = [browser.cookie, other.cookie, browser.signIn('a').cookie];
    expect(new Set(marks).size).toBe(3);
    expect(devices.find(browser.request, 'a')).toBe(marks[2]);
  });

  it('is left with no mark that another browser has too, not even with one from the release before', () => {
    const browser = new Browser();
    browser.cookie = signatureOf('a', COOKIE_SECRET, 'known device');
    const [left, others] = [browser.signIn('a'), new Browser().signIn('a')].map(({ cookie }) =>
      cookie.split('.'),
    );
    expect(left?.length).toBeGreaterThan(0);
    expect(left?.filter((each) => others?.includes(each))).toEqual([]);
  });

  it('is known by a mark of the releases before, which had no name, and by none of another address', () => {
    const browser = new Browser();
    browser.cookie = signatureOf('a', COOKIE_SECRET, 'known device');
    expect(browser.knows('a', 'b')).toEqual([true, false]);
    browser.cookie = signatureOf('elevenCharsa', COOKIE_SECRET, 'known device');
    expect(browser.knows('elevenCharsa')).toEqual([true]);
    browser.cookie = `elevenChars${browser.cookie}`;
    expect(browser.knows('a', 'elevenCharsa')).toEqual([false, false]);
  });

  it('that brings the right mark as the fifth is not known by it', () => {
    const browser = new Browser();
    browser.cookie = `${'A'.repeat(43)}.`.repeat(4) + new Browser().signIn('a').cookie;
    expect(browser.knows('a')).toEqual([false]);
  });
});
