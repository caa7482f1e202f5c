import { createHash } from 'node:crypto';
import { DomainError } from '@anew/contracts/errors';
import { describe, expect, it } from '@jest/globals';
import { ATTACK, ESCAPED, fakeReply, html, inputOf, page } from '../../../../test/login-pages.js';
import { escapeHtml } from '../../../http/html.js';
import { confirmedPage, confirmPage, undonePage, undoPage } from './address-pages.js';
import { type FormPage, renderFormPage, sendFormPage } from './form-page.js';
import { loginPage } from './login-page.js';
import { forgotPage, linkSentPage, passwordChangedPage, resetPage } from './password-pages.js';
import { secondFactorPage } from './second-factor-page.js';
import { stopPage, stoppedPage } from './stop-pages.js';

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

  it.each([
    ['en', 'reminders', 'weekly email'],
    ['es', 'recordatorios', 'resumen semanal'],
  ])(
    'of the pages that stop something is %s, and they name both kinds, of which a link stops one',
    (language, ...kinds) => {
      for (const page of [stopPage('x'), stoppedPage()])
        for (const kind of kinds)
          expect(shown(page, { 'accept-language': language }).toLowerCase()).toContain(kind);
    },
  );

  const GONE = new DomainError(
    'invalid',
    'invalid_address_link',
    'This link has expired or was already used.',
  );

  const RESET_GONE = new DomainError(
    'invalid',
    'invalid_reset_link',
    'This link has expired or was already used. Ask for a new one, and open the newest email.',
  );

  const PAGES: Record<string, FormPage> = {
    login,
    signup: loginPage({ mode: 'signup', returnTo: '/' }),
    invited: loginPage({ mode: 'signup', returnTo: '/', invitation: { inviter: '7' } }),
    forgot: forgotPage({ returnTo: '/' }),
    linkSent: linkSentPage('/'),
    reset: resetPage({ token: '7', returnTo: '/' }),
    resetGone: resetPage({ token: '7', returnTo: '/', error: RESET_GONE }),
    passwordChanged: passwordChangedPage('/'),
    secondFactor: secondFactorPage({ challenge: '7', returnTo: '/' }),
    confirm: confirmPage('7'),
    confirmed: confirmedPage(),
    confirmGone: confirmPage('7', GONE),
    undo: undoPage('7', '7'),
    undoGone: undoPage('7', '7', GONE),
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
