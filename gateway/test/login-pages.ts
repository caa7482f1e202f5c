import type { Reply } from '../src/http/request.js';
import { renderFormPage } from '../src/routes/sign-in/pages/form-page.js';
import { loginPage, type LoginState } from '../src/routes/sign-in/pages/login-page.js';

/** A text that would run a script in a page that does not escape it, and how it is escaped. */
export const ATTACK = `"><script>alert('x')</script>&amp;`;
export const ESCAPED = '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;';

/** The page on which people sign in, sign up or were refused. */
export const page = (state: Partial<LoginState> = {}) =>
  renderFormPage(loginPage({ mode: 'login', returnTo: '/', ...state }));
export const html = (state?: Partial<LoginState>) => page(state).html;
export const inputOf = (text: string, name: string) =>
  new RegExp(`<input [^>]*name="${name}"[^>]*>`).exec(text)?.[0] ?? '';

/** The page without our scripts. */
export const withoutScript = (text: string) =>
  text.replace(/<script type="module" blocking="render">[^]*?<\/script>/g, '');

/** A reply that writes down what is sent with it. */
export function fakeReply(
  cookies: Record<string, string> = {},
  headers: Record<string, string> = {},
): { reply: Reply; sent: Record<string, unknown> } {
  const sent: Record<string, unknown> = {};
  const set = (name: string, value: unknown) => {
    sent[name] = value;
    return reply;
  };
  const reply = {
    server: {},
    request: { cookies, headers },
    header: set,
    status: (status: number) => set('status', status),
    type: (type: string) => set('type', type),
    send: (body: string) => set('body', body),
  };
  return { reply: reply as unknown as Reply, sent };
}
