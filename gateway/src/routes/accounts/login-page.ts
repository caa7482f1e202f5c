import { createHash } from 'node:crypto';
import type { DomainError } from '@anew/contracts/errors';
import { LOGIN_STYLES } from './login-styles.js';

export type LoginMode = 'login' | 'signup';

export interface LoginPage {
  mode: LoginMode;
  returnTo: string;
  /** What was typed before; a password is never sent back. */
  values: Record<string, unknown>;
  error?: DomainError;
}

interface Field {
  name: 'email' | 'password' | 'firstName' | 'lastName';
  label: string;
  type: string;
  autocomplete: string;
  hint?: string;
  optional?: true;
}

const EMAIL: Field = { name: 'email', label: 'Email address', type: 'email', autocomplete: 'username' };

const FIELDS: Record<LoginMode, Field[]> = {
  login: [EMAIL, { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' }],
  signup: [
    { name: 'firstName', label: 'First name', type: 'text', autocomplete: 'given-name', optional: true },
    { name: 'lastName', label: 'Last name', type: 'text', autocomplete: 'family-name', optional: true },
    EMAIL,
    {
      name: 'password',
      label: 'Password',
      type: 'password',
      autocomplete: 'new-password',
      hint: 'At least 10 characters. A few words you will remember make a good one.',
    },
  ],
};

const WORDS = {
  login: {
    title: 'Welcome back',
    lead: 'Sign in to pick up where the two of you left off.',
    action: '/api/login',
    button: 'Sign in',
    other: { mode: 'signup', question: 'New here?', link: 'Create account' },
  },
  signup: {
    title: 'Create account',
    lead: 'This is for you alone. Your partner gets an account of their own, and you connect the two with a code.',
    action: '/api/signup',
    button: 'Create account',
    other: { mode: 'login', question: 'Been here before?', link: 'Sign in' },
  },
} as const;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const STYLE_HASH = createHash('sha256').update(LOGIN_STYLES).digest('base64');

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

function fieldError(page: LoginPage, name: string): string | undefined {
  return page.error?.details.fields?.find(({ field }) => field === name)?.message;
}

function renderField(page: LoginPage, field: Field, focus: boolean): string {
  const { name, label, type, autocomplete, hint, optional } = field;
  const error = fieldError(page, name);
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const typed = type === 'password' ? undefined : page.values[name];
  const attributes = [
    `id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"`,
    typeof typed === 'string' ? `value="${escapeHtml(typed)}"` : '',
    optional ? 'maxlength="80"' : 'required',
    name === 'password' && page.mode === 'signup' ? 'minlength="10" maxlength="128"' : '',
    described ? `aria-describedby="${described}"` : '',
    error ? 'aria-invalid="true"' : '',
    focus ? 'autofocus' : '',
  ];
  return `<div class="field">
      <label for="${name}">${label}${optional ? ' <span class="optional">(optional)</span>' : ''}</label>
      <input ${attributes.filter(Boolean).join(' ')}>
      ${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''}
      ${error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''}
    </div>`;
}

function renderSummary({ error }: LoginPage): string {
  const shownAtField = (error?.details.fields?.length ?? 0) > 0;
  return error && !shownAtField ? `<p class="summary" role="alert">${escapeHtml(error.message)}</p>` : '';
}

function renderForm(page: LoginPage): string {
  const fields = FIELDS[page.mode];
  const focused = fields.find(({ name }) => fieldError(page, name)) ?? fields[0];
  const { action, button } = WORDS[page.mode];
  return `<form method="post" action="${action}">
    <input type="hidden" name="returnTo" value="${escapeHtml(page.returnTo)}">
    ${fields.map((field) => renderField(page, field, field === focused)).join('\n    ')}
    <button type="submit">${button}</button>
  </form>`;
}

/** The sign-in and sign-up page: no script, and one style sheet that its policy names by hash. */
export function renderLoginPage(page: LoginPage): { html: string; contentSecurityPolicy: string } {
  const { title, lead, other } = WORDS[page.mode];
  const otherHref = `/api/login?mode=${other.mode}&returnTo=${encodeURIComponent(page.returnTo)}`;
  const html = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${page.error ? 'Error: ' : ''}${title} · Anew</title>
  <style>${LOGIN_STYLES}</style>
</head>
<body>
  <main>
    <a class="brand" href="/">
      <svg viewBox="0 0 44 28" width="44" height="28" aria-hidden="true"><circle class="a" cx="15" cy="14" r="13"/><circle class="b" cx="29" cy="14" r="13"/></svg>
      Anew
    </a>
    <h1>${title}</h1>
    <p class="lead">${lead}</p>
    ${renderSummary(page)}
    ${renderForm(page)}
    <p class="other">${other.question} <a href="${escapeHtml(otherHref)}">${other.link}</a></p>
  </main>
</body>
</html>`;
  return { html, contentSecurityPolicy: CONTENT_SECURITY_POLICY };
}
