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
