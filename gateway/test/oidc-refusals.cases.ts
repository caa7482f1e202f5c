import { describe, expect, it } from '@jest/globals';
import { Browser, passProvider } from './oidc-browser.js';
import { expectRefused, leave, origin, provider, RETURN_TO, someone } from './oidc-system.js';

/** These cases come last, because one of them stops the provider. */
export function refusesWhatIsNoSignIn(): void {
  describe('nobody is signed in', () => {
    const flowOf = (browser: Browser) => browser.jar(origin).get('auth_flow')!;

    /** A browser that is about to return from the provider. */
    async function returning(): Promise<{ browser: Browser; back: URL; flow: string }> {
      const browser = new Browser();
      const leaving = await leave(browser, RETURN_TO);
      const flow = flowOf(browser);
      return { browser, flow, back: await passProvider(browser, leaving, await someone()) };
    }

    function changed(back: URL, changes: Record<string, string>): URL {
      const url = new URL(back);
      for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value);
      return url;
    }

    it('by a state that was changed, and the way back to the page is kept', async () => {
      const { browser, back } = await returning();
      const arrival = await browser.go(changed(back, { state: 'another' }));
      await expectRefused(browser, arrival, 401);
      expect(arrival.body).toContain(`href="/api/login?returnTo=${encodeURIComponent(RETURN_TO)}"`);
    });

    it('in a browser that did not begin it', async () => {
      const { back } = await returning();
      const victim = new Browser();
      await expectRefused(victim, await victim.go(back), 401);
    });

    it('in a browser that began another sign-in, with or without its state', async () => {
      const [attacker, victim] = [await returning(), await returning()];
      const state = victim.back.searchParams.get('state')!;
      await expectRefused(victim.browser, await victim.browser.go(attacker.back), 401);
      victim.browser.jar(origin).set('auth_flow', victim.flow);
      await expectRefused(victim.browser, await victim.browser.go(changed(attacker.back, { state })), 401);
    });

    it('by a way back that was gone already', async () => {
      const { browser, back, flow } = await returning();
      expect((await browser.go(back)).status).toBe(303);
      const other = new Browser();
      other.jar(origin).set('auth_flow', flow);
      await expectRefused(other, await other.go(back), 401);
    });

    it.each<[string, (flow: string) => string]>([
      ['changed', (flow) => `${flow.slice(0, -4)}AAAA`],
      ['cut', (flow) => flow.slice(0, 20)],
      ['made up', () => Buffer.from('{"state":"x"}').toString('base64url')],
    ])('by a cookie that was %s', async (_name, change) => {
      const { browser, back, flow } = await returning();
      browser.jar(origin).set('auth_flow', change(flow));
      await expectRefused(browser, await browser.go(back), 401);
    });

    it('when they say no at the provider', async () => {
      const browser = new Browser();
      const page = await browser.follow(await leave(browser), () => false);
      if (page instanceof URL) throw new Error('No page at the provider');
      const canceled = await browser.follow(
        await browser.go(`${page.url.href}/abort`),
        (url) => url.origin === origin,
      );
      const arrival = await browser.go(canceled as URL);
      await expectRefused(browser, arrival, 401);
      expect(arrival.url.searchParams.get('error')).toBe('access_denied');
    });

    it('when the provider goes away meanwhile', async () => {
      const { browser, back } = await returning();
      await provider.stop();
      await expectRefused(browser, await browser.go(back), 503);
    });

    it('with a password', async () => {
      const browser = new Browser();
      const credentials = { email: 'someone@example.org', password: 'a quiet harbor at dusk' };
      for (const path of ['login', 'signup', 'password/forgot', 'password/reset']) {
        const { status, body } = await browser.go(`${origin}/api/${path}`, credentials);
        expect({ path, status, code: (JSON.parse(body) as { code: string }).code }).toEqual({
          path,
          status: 404,
          code: 'not_found',
        });
      }
      for (const path of ['password/forgot', 'password/reset?token=x'])
        expect((await browser.go(`${origin}/api/${path}`)).status).toBe(404);
    });
  });
}
