import { DomainError, type FieldError } from '@anew/contracts/errors';
import { describe, expect, it } from '@jest/globals';
import { ATTACK, ESCAPED, html, inputOf, withoutScript } from '../../../../test/login-pages.js';
import type { LoginState } from './login-page.js';

const invalid = (...fields: FieldError[]) =>
  new DomainError('invalid', 'validation_failed', fields[0]?.message ?? 'Look again.', { fields });

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
    expect(inputOf(html({ mode: 'signup' }), 'firstName')).toContain('autocomplete="given-name"');
    const password = inputOf(html({ mode: 'signup' }), 'password');
    expect(password).toMatch(/autocomplete="new-password".*minlength="10".*maxlength="128"/);
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
