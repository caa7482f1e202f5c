import { createHash } from 'node:crypto';
import { COOKIES } from '@anew/contracts/cookies';
import type { DomainError } from '@anew/contracts/errors';
import { escapeHtml } from '../../../http/html.js';
import type { Reply, Request } from '../../../http/request.js';
import { SENT, type Sent } from '../../../http/sent.js';
import { FORM_SCRIPT } from './form-script.js';
import { FORM_STYLES } from './form-styles.js';

export interface Field {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text';
  autocomplete: string;
  hint?: string;
  optional?: true;
  /** Least number of characters. */
  minlength?: number;
  maxlength?: number;
}

export interface Form {
  action: string;
  fields: Field[];
  hidden: Record<string, string>;
  button: string;
}

/** Content of a page with at most one form. The page works without a script. */
export interface FormPage {
  title: string;
  lead: string;
  form?: Form;
  /** Whether the page also offers to sign in with a passkey, in browsers that support it. */
  passkey?: true;
  /** Values typed before. They never include a password. */
  values?: Record<string, unknown>;
  error?: DomainError;
  links: { question?: string; label: string; href: string }[];
}

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policyFor(styles: string, hasScript: boolean): string {
  return [
    "default-src 'none'",
    `style-src ${sourceOf(styles)}`,
    "font-src 'self'",
    "img-src 'self'",
    // The redirect that answers the form may lead to any of our pages.
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(hasScript ? [`script-src ${sourceOf(FORM_SCRIPT)}`, "connect-src 'self'"] : []),
  ].join('; ');
}

function errorOf(page: FormPage, name: string): string | undefined {
  return page.error?.details.fields?.find(({ field }) => field === name)?.message;
}

function attributesOf(page: FormPage, field: Field, isFocused: boolean): string {
  const { name, type, autocomplete, hint, optional, minlength, maxlength } = field;
  const error = errorOf(page, name);
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const typed = type === 'password' ? undefined : page.values?.[name];
  return [
    `id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"`,
    typeof typed === 'string' && `value="${escapeHtml(typed)}"`,
    !optional && 'required',
    minlength !== undefined && `minlength="${minlength}"`,
    maxlength !== undefined && `maxlength="${maxlength}"`,
    described && `aria-describedby="${described}"`,
    error && 'aria-invalid="true"',
    isFocused && 'autofocus',
  ]
    .filter(Boolean)
    .join(' ');
}

function renderField(page: FormPage, field: Field, isFocused: boolean): string {
  const { name, label, hint, optional } = field;
  const error = errorOf(page, name);
  return `<div class="field">
      <label for="${name}">${label}${optional ? ' <span class="optional">(optional)</span>' : ''}</label>
      <input ${attributesOf(page, field, isFocused)}>
      ${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''}
      ${error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''}
    </div>`;
}

function renderForm(page: FormPage, { action, fields, hidden, button }: Form): string {
  const focused = fields.find(({ name }) => errorOf(page, name)) ?? fields[0];
  const hiddenFields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${action}">
    ${hiddenFields.join('\n    ')}
    ${fields.map((field) => renderField(page, field, field === focused)).join('\n    ')}
    <button type="submit">${button}</button>
  </form>`;
}

/** Only the script shows this part, because asking for a passkey is impossible without a script. */
const PASSKEY = `<div id="passkey" hidden>
      <p class="or">or</p>
      <button type="button" class="second">Sign in with a passkey</button>
      <p class="error" aria-live="assertive"></p>
    </div>`;

/** Summary above the form, for an error that no field shows. */
function renderSummary({ error, form }: FormPage): string {
  const isShownAtField = form?.fields.some(({ name }) =>
    error?.details.fields?.some(({ field }) => field === name),
  );
  return error && !isShownAtField ? `<p class="summary" role="alert">${escapeHtml(error.message)}</p>` : '';
}

function renderLinks({ links }: FormPage): string {
  const link = ({ question, label, href }: FormPage['links'][number]) =>
    `<p class="other">${question ?? ''} <a href="${escapeHtml(href)}">${label}</a></p>`;
  return links.map(link).join('\n    ');
}

interface Look {
  fontFaces?: string;
  /** Theme that the person has chosen. Without one, the page follows the system. */
  theme?: Theme | undefined;
}

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The client stores the chosen theme in a cookie, so that these pages need no script for it. */
function themeOf({ cookies }: Pick<Request, 'cookies'>): Theme | undefined {
  return THEMES.find((theme) => theme === cookies[COOKIES.theme.name]);
}

/** Renders a page together with its content security policy, which names the inline styles by their hash. */
export function renderFormPage(
  page: FormPage,
  { fontFaces = '', theme }: Look = {},
): { html: string; contentSecurityPolicy: string } {
  const { title, lead, form } = page;
  const styles = fontFaces + FORM_STYLES;
  const hasScript = form?.fields.some(({ type }) => type === 'password') ?? false;
  const html = `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="referrer" content="same-origin">
  <title>${page.error ? 'Error: ' : ''}${escapeHtml(title)} · Anew</title>
  <style>${styles}</style>
</head>
<body>
  <main>
    <a class="brand" href="/">
      <svg viewBox="0 0 44 28" width="44" height="28" aria-hidden="true"><circle class="a" cx="14" cy="14" r="12"/><path class="b" d="M29 1 42 14 29 27 16 14z"/></svg>
      Anew
    </a>
    <h1>${escapeHtml(title)}</h1>
    <p class="lead">${escapeHtml(lead)}</p>
    ${renderSummary(page)}
    ${form ? renderForm(page, form) : ''}
    ${page.passkey ? PASSKEY : ''}
    ${renderLinks(page)}
    <p class="about"><a href="/privacy">Privacy</a> <a href="/terms">Terms</a> <a href="/help">Help</a></p>
  </main>
  ${hasScript ? `<script type="module">${FORM_SCRIPT}</script>` : ''}
</body>
</html>`;
  return { html, contentSecurityPolicy: policyFor(styles, hasScript) };
}

export function sendFormPage(reply: Reply, status: number, page: FormPage): Sent {
  const { html, contentSecurityPolicy } = renderFormPage(page, {
    fontFaces: reply.server.fontFaces,
    theme: themeOf(reply.request),
  });
  const retryAfter = page.error?.details.retryAfter;
  if (retryAfter !== undefined) void reply.header('Retry-After', retryAfter);
  void reply
    .status(status)
    .header('Content-Security-Policy', contentSecurityPolicy)
    .type('text/html; charset=utf-8')
    .send(html);
  return SENT;
}
