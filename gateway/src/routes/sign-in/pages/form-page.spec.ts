import { createHash } from 'node:crypto';
import { DomainError, type FieldError } from '@anew/contracts/errors';
import { describe, expect, it } from '@jest/globals';
import { escapeHtml } from '../../../http/html.js';
import type { Reply } from '../../../http/request.js';
import { confirmedPage, confirmPage, undonePage, undoPage } from './address-pages.js';
import { type FormPage, renderFormPage, sendFormPage } from './form-page.js';
import { loginPage, type LoginState } from './login-page.js';
import { forgotPage, linkSentPage, passwordChangedPage, resetPage } from './password-pages.js';
import { secondFactorPage } from './second-factor-page.js';
import { stopPage, stoppedPage } from './stop-pages.js';

const ATTACK = `"><script>alert('x')</script>&amp;`;
const ESCAPED = '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;';

const page = (state: Partial<LoginState> = {}) =>
  renderFormPage(loginPage({ mode: 'login', returnTo: '/', ...state }));
const html = (state?: Partial<LoginState>) => page(state).html;
const inputOf = (text: string, name: string) =>
  new RegExp(`<input [^>]*name="${name}"[^>]*>`).exec(text)?.[0] ?? '';
const invalid = (...fields: FieldError[]) =>
  new DomainError('invalid', 'validation_failed', fields[0]?.message ?? 'Look again.', { fields });

describe('escaping', () => {
  it.each([
    ['plain text', 'plain text'],
    ['', ''],
    ['größer & <b>', 'größer &amp; &lt;b&gt;'],
    [ATTACK, ESCAPED],
    ['a'.repeat(3) + '<<<', 'aaa&lt;&lt;&lt;'],
  ])('%j becomes %j', (text, escaped) => {
    expect(escapeHtml(text)).toBe(escaped);
  });
});

/** The page without our scripts. */
const withoutScript = (text: string) =>
  text.replace(/<script type="module" blocking="render">[^]*?<\/script>/g, '');

describe('the sign-in page', () => {
  it('has a form that needs no script: both fields, the way back, a button', () => {
    const text = html({ returnTo: '/journal?page=2' });
    expect(text).toContain('<form method="post" action="/api/login">');
    expect(inputOf(text, 'email')).toMatch(/type="email".*autocomplete="username webauthn".*required/);
    expect(inputOf(text, 'password')).toMatch(/type="password".*autocomplete="current-password".*required/);
    expect(inputOf(text, 'returnTo')).toContain('value="/journal?page=2"');
    expect(text).toContain('<button type="submit">Sign in</button>');
    expect(withoutScript(text)).not.toMatch(/<script|\son\w+=|javascript:/i);
  });

  it('labels every field', () => {
    for (const mode of ['login', 'signup'] as const) {
      const text = html({ mode });
      const ids = [...text.matchAll(/<input id="(\w+)"/g)].map(([, id]) => id);
      expect(ids.length).toBeGreaterThanOrEqual(2);
      for (const id of ids) expect(text).toContain(`<label for="${id}">`);
    }
  });

  it('keeps the way back on the link to the other page', () => {
    expect(html({ returnTo: '/journal?page=2&x="' })).toContain(
      'href="/api/login?mode=signup&amp;returnTo=%2Fjournal%3Fpage%3D2%26x%3D%22"',
    );
  });

  it('asks for a name only when one signs up, and leaves it open', () => {
    expect(inputOf(html(), 'firstName')).toBe('');
    expect(inputOf(html({ mode: 'signup' }), 'firstName')).not.toContain('required');
    expect(inputOf(html({ mode: 'signup' }), 'password')).toMatch(/minlength="10".*maxlength="128"/);
  });

  it('puts the cursor into exactly one field', () => {
    expect(html().match(/autofocus/g)).toHaveLength(1);
    expect(inputOf(html(), 'email')).toContain('autofocus');
  });
});

describe('someone who was invited', () => {
  const invited = (inviter: string | null, mode: LoginState['mode'] = 'signup') =>
    html({ mode, invitation: { inviter }, returnTo: '/invite/k7m2x9qa' });
  const heading = (text: string) => /<h1>(.*?)<\/h1>/.exec(text)?.[1];

  it('reads who invites, in the heading and the title, and is not welcomed back', () => {
    const text = invited('Anna');
    expect(heading(text)).toBe('\u2068Anna\u2069 invited you');
    expect(text).toContain('<title>\u2068Anna\u2069 invited you · Anew</title>');
    expect(text).not.toContain('Welcome back');
    expect(text).toContain('<button type="submit">Create account</button>');
  });

  it.each([
    [`<b>${ATTACK}`, `\u2068&lt;b&gt;${ESCAPED}\u2069 invited you`],
    ['נועה', '\u2068נועה\u2069 invited you'],
    ['🌻', '\u2068🌻\u2069 invited you'],
    [null, 'Create account'],
  ])('may be invited by %j', (inviter, words) => {
    expect(heading(invited(inviter))).toBe(words);
    expect(withoutScript(invited(inviter))).not.toContain('<script');
  });

  it('is not asked for the code that brought them here, and others are', () => {
    expect(invited('Anna')).not.toContain('/simple-setup?join=true');
    expect(html({ mode: 'signup' })).toContain('href="/simple-setup?join=true"');
    expect(html()).not.toContain('/simple-setup?join=true');
  });

  it('is welcomed back after choosing to sign in, and reads what comes next', () => {
    const text = invited('Anna', 'login');
    expect(heading(text)).toBe('Welcome back');
    expect(text).toContain('you join \u2068Anna\u2069 at once');
  });
});

describe('what was typed', () => {
  it('is there again, escaped', () => {
    const text = html({ mode: 'signup', values: { email: ATTACK, firstName: ATTACK }, returnTo: ATTACK });
    expect(inputOf(text, 'email')).toContain(`value="${ESCAPED}"`);
    expect(inputOf(text, 'firstName')).toContain(`value="${ESCAPED}"`);
    expect(inputOf(text, 'returnTo')).toContain(`value="${ESCAPED}"`);
    expect(withoutScript(text)).not.toContain('<script');
  });

  it('is never there again when it is a password', () => {
    for (const mode of ['login', 'signup'] as const) {
      const text = html({ mode, values: { email: 'ana@example.org', password: 'a quiet harbor' } });
      expect(text).not.toContain('a quiet harbor');
      expect(inputOf(text, 'password')).not.toContain('value=');
    }
  });

  it.each([[['a', 'b']], [{ toString: 'x' }], [7], [null]])('is left out when it is no text: %j', (email) => {
    expect(inputOf(html({ values: { email } }), 'email')).not.toContain('value=');
  });

  it('is left out when it is no field of the form', () => {
    expect(html({ values: { isAdmin: 'secret value' } })).not.toContain('secret value');
  });
});

describe('an error', () => {
  const error = invalid({ field: 'password', message: `Choose another <password>.` });

  it('stands next to its field, which names it, is marked and has the cursor', () => {
    const text = html({ mode: 'signup', error });
    expect(text).toContain('<p class="error" id="password-error">Choose another &lt;password&gt;.</p>');
    const input = inputOf(text, 'password');
    expect(input).toContain('aria-describedby="password-hint password-error"');
    expect(input).toContain('aria-invalid="true"');
    expect(input).toContain('autofocus');
    expect(text).toContain('id="password-hint"');
    expect(inputOf(text, 'email')).not.toMatch(/aria-invalid|aria-describedby|autofocus/);
    expect(text).not.toContain('role="alert"');
  });

  it('of a field without a hint names the error alone', () => {
    const text = html({ error });
    expect(inputOf(text, 'password')).toContain('aria-describedby="password-error"');
  });

  it('of no field stands above the form and is announced', () => {
    const later = new DomainError('too_many', 'too_many_requests', 'Try <later>.');
    const text = html({ error: later });
    expect(text).toContain('<p class="summary" role="alert">Try &lt;later&gt;.</p>');
    expect(text).not.toContain('aria-invalid=');
    expect(text.indexOf('role="alert"')).toBeLessThan(text.indexOf('<form'));
  });

  it('of address and password together stands at the password', () => {
    const text = html({ error: new DomainError('unauthenticated', 'invalid_credentials', 'No match.') });
    expect(text).toContain('<p class="error" id="password-error">No match.</p>');
    expect(inputOf(text, 'password')).toMatch(/aria-describedby="password-error".*autofocus/);
    expect(inputOf(text, 'email')).not.toMatch(/aria-invalid|autofocus/);
    expect(text).not.toContain('role="alert"');
  });

  it('of a field that the page does not show stands above the form, too', () => {
    const text = html({ error: invalid({ field: 'isAdmin', message: 'No such field.' }) });
    expect(text).toContain('<p class="summary" role="alert">No such field.</p>');
  });

  it('is told in the title', () => {
    expect(html({ error })).toContain('<title>Error: Welcome back · Anew</title>');
    expect(html()).toContain('<title>Welcome back · Anew</title>');
  });
});

/** A reply that writes down what is sent with it. */
function fakeReply(
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

describe('the theme', () => {
  const shown = (cookies: Record<string, string>) => {
    const { reply, sent } = fakeReply(cookies);
    sendFormPage(reply, 200, loginPage({ mode: 'login', returnTo: '/' }));
    return /<html[^>]*>/.exec(sent.body as string)?.[0];
  };

  it.each(['light', 'dark'])('is the chosen one from the first paint, without a script: %s', (theme) => {
    expect(shown({ anew_theme: theme })).toBe(`<html lang="en" data-theme="${theme}">`);
    expect(html()).toContain(`:root[data-theme=${theme}]{color-scheme:${theme}}`);
  });

  it('follows the system without a choice, and with a cookie that is none of ours', () => {
    expect(shown({})).toBe('<html lang="en">');
    expect(shown({ anew_theme: ATTACK })).toBe('<html lang="en">');
  });
});

describe('the page’s policy', () => {
  it('allows its one style sheet and its one script, each by its hash', () => {
    const { html: text, contentSecurityPolicy } = page({ values: { email: ATTACK } });
    const sheets = [...text.matchAll(/<style>([^]*?)<\/style>/g)];
    expect(sheets).toHaveLength(1);
    const hash = createHash('sha256')
      .update(sheets[0]?.[1] ?? '')
      .digest('base64');
    expect(contentSecurityPolicy).toContain(`style-src 'sha256-${hash}'`);
    expect(contentSecurityPolicy).toContain("default-src 'none'");
    const scripts = [...text.matchAll(/<script type="module" blocking="render">([^]*?)<\/script>/g)];
    expect(scripts).toHaveLength(1);
    const script = createHash('sha256')
      .update(scripts[0]?.[1] ?? '')
      .digest('base64');
    expect(contentSecurityPolicy).toContain(`script-src 'sha256-${script}'; connect-src 'self'`);
    expect(contentSecurityPolicy).not.toContain('unsafe-inline');
    expect(text).not.toMatch(/\sstyle="/);
  });

  it('allows no script where no password is asked for', () => {
    const rendered = renderFormPage(secondFactorPage({ challenge: ATTACK, returnTo: '/' }));
    expect(rendered.contentSecurityPolicy).not.toMatch(/script-src|connect-src/);
    expect(rendered.html).not.toContain('<script');
    expect(inputOf(rendered.html, 'challenge')).toContain(`value="${ESCAPED}"`);
    expect(inputOf(rendered.html, 'code')).toContain('autocomplete="one-time-code"');
  });

  it('is sent along, with the status and how long to wait', () => {
    const { reply, sent } = fakeReply();
    const error = new DomainError('too_many', 'too_many_requests', 'Later.', { retryAfter: 60 });
    sendFormPage(reply, 429, loginPage({ mode: 'login', returnTo: '/', error }));
    expect(sent).toMatchObject({ status: 429, 'Retry-After': 60, type: 'text/html; charset=utf-8' });
    expect(sent['Content-Security-Policy']).toBe(page().contentSecurityPolicy);
    expect(sent.body).toContain('Later.');
  });

  it('is set in the client’s font, and its policy knows that style', () => {
    const face = '@font-face{font-family:Figtree;src:url(/assets/figtree.woff2)}';
    const { html: text, contentSecurityPolicy } = renderFormPage(
      loginPage({ mode: 'login', returnTo: '/' }),
      { fontFaces: face },
    );
    const styles = /<style>([^]*)<\/style>/.exec(text)?.[1] ?? '';
    expect(styles).toContain(face);
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(contentSecurityPolicy).toContain(`style-src 'sha256-${hash}'; font-src 'self'`);
  });
});

describe('the language', () => {
  const shown = (page: FormPage, headers: Record<string, string>, cookies: Record<string, string> = {}) => {
    const { reply, sent } = fakeReply(cookies, headers);
    sendFormPage(reply, 200, page);
    return sent.body as string;
  };
  const login = loginPage({ mode: 'login', returnTo: '/' });

  it.each([
    [{ 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }, {}, 'es'],
    [{ 'accept-language': 'en;q=0.5, fr, es;q=0.7' }, {}, 'es'],
    [{ 'accept-language': 'de' }, {}, 'en'],
    [{ 'accept-language': 'es' }, { anew_language: 'en' }, 'en'],
    [{}, { anew_language: 'es' }, 'es'],
    [{ 'accept-language': 'es' }, { anew_language: ATTACK }, 'es'],
  ])('of %j and the choice %j is %s', (headers, cookies, language) => {
    expect(shown(login, headers as never, cookies as never)).toContain(`<html lang="${language}">`);
  });

  it('is that of every word, of the script’s and of the error', () => {
    const error = new DomainError(
      'unauthenticated',
      'invalid_credentials',
      'That email address and password do not match.',
    );
    const text = shown(loginPage({ mode: 'login', returnTo: '/', error }), { 'accept-language': 'es' });
    expect(text).toContain('<button type="submit">Entrar</button>');
    expect(text).toContain('data-show="Mostrar"');
    expect(text).toContain('Ese correo electrónico y esa contraseña no coinciden.');
  });

  const PAGES: Record<string, FormPage> = {
    login,
    signup: loginPage({ mode: 'signup', returnTo: '/' }),
    invited: loginPage({ mode: 'signup', returnTo: '/', invitation: { inviter: '7' } }),
    forgot: forgotPage({ returnTo: '/' }),
    linkSent: linkSentPage('/'),
    reset: resetPage({ token: '7', returnTo: '/' }),
    passwordChanged: passwordChangedPage('/'),
    secondFactor: secondFactorPage({ challenge: '7', returnTo: '/' }),
    confirm: confirmPage('7'),
    confirmed: confirmedPage(),
    undo: undoPage('7'),
    undone: undonePage(),
    stop: stopPage('7'),
    stopped: stoppedPage(),
  };

  it.each(Object.entries(PAGES))('of %s shows nothing that is in no catalogue', (_name, page) => {
    const text = shown(page, {}, { anew_language: 'en-XA' });
    const visible = text
      .replace(/<(style|script)[^>]*>[^]*?<\/\1>/g, '')
      .replace(/⟦[^⟧]*⟧/g, '')
      .replace(/<[^>]*>/g, ' ');
    // The name of the product is the same in every language.
    expect(visible.replace(/\bAnew\b/g, '')).not.toMatch(/\p{L}{2,}/u);
  });
});
