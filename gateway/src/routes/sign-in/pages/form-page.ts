import { COOKIES } from '@anew/contracts/cookies';
import type { DomainError } from '@anew/contracts/errors';
import type { Language } from '@anew/words/language';
import * as words from '@anew/words/sign-in';
import { policyOfForm } from '../../../http/content-security-policy.js';
import { errorIn } from '../../../http/error-words.js';
import { escapeHtml } from '../../../http/html.js';
import { languageOf } from '../../../http/language.js';
import type { Reply, Request } from '../../../http/request.js';
import { SENT, type Sent } from '../../../http/self-sent.js';
import { FORM_SCRIPT } from './form-script.js';
import { FORM_STYLES } from './form-styles.js';

/** Words that the page writes in the reader's language. */
type Word = (language?: Language) => string;

export interface Field {
  name: string;
  label: Word;
  type: 'email' | 'password' | 'text';
  autocomplete: string;
  hint?: Word;
  optional?: true;
  /** Least number of characters. */
  minlength?: number;
  maxlength?: number;
}

interface Form {
  action: string;
  fields: Field[];
  hidden: Record<string, string>;
  button: Word;
}

/** Content of a page with at most one form. The page works without a script. */
export interface FormPage {
  title: Word;
  lead: Word;
  form?: Form;
  /** Whether the page also offers to sign in with a passkey, in browsers that support it. */
  passkey?: true;
  /** Values typed before. They never include a password. */
  values?: Record<string, unknown>;
  error?: DomainError;
  links: { question?: Word; label: Word; href: string }[];
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

function renderField(page: FormPage, field: Field, isFocused: boolean, language: Language): string {
  const { name, label, hint, optional } = field;
  const error = errorOf(page, name);
  return `<div class="field">
      <label for="${name}">${label(language)}${optional ? ` <span class="optional">${words.optional(language)}</span>` : ''}</label>
      <input ${attributesOf(page, field, isFocused)}>
      ${hint ? `<p class="hint" id="${name}-hint">${hint(language)}</p>` : ''}
      ${error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''}
    </div>`;
}

function renderForm(page: FormPage, { action, fields, hidden, button }: Form, language: Language): string {
  const focused = fields.find(({ name }) => errorOf(page, name)) ?? fields[0];
  const hiddenFields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${action}">
    ${hiddenFields.join('\n    ')}
    ${fields.map((field) => renderField(page, field, field === focused, language)).join('\n    ')}
    <button type="submit">${button(language)}</button>
  </form>`;
}

/**
 * Only the script shows this part, because asking for a passkey is impossible without a script. The script runs before the
 * page is first painted, so that nothing moves.
 */
const passkey = (language: Language) => `<div id="passkey" hidden>
      <p class="or">${words.or(language)}</p>
      <button type="button" class="second">${words.usePasskey(language)}</button>
      <p class="error" aria-live="assertive"></p>
    </div>`;

/** Words that the script puts on the page. */
function scriptWords(language: Language): string {
  const texts = {
    show: words.show(language),
    hide: words.hide(language),
    password: words.shownPassword(language),
    'no-passkey': words.noPasskey(language),
  };
  return Object.entries(texts)
    .map(([name, text]) => ` data-${name}="${escapeHtml(text)}"`)
    .join('');
}

/** Summary above the form, for an error that no field shows. */
function renderSummary({ error, form }: FormPage): string {
  const isShownAtField = form?.fields.some(({ name }) =>
    error?.details.fields?.some(({ field }) => field === name),
  );
  return error && !isShownAtField ? `<p class="summary" role="alert">${escapeHtml(error.message)}</p>` : '';
}

function renderLinks({ links }: FormPage, language: Language): string {
  const link = ({ question, label, href }: FormPage['links'][number]) =>
    `<p class="other">${question?.(language) ?? ''} <a href="${escapeHtml(href)}">${label(language)}</a></p>`;
  return links.map(link).join('\n    ');
}

interface Look {
  fontFaces?: string;
  /** Theme that the person has chosen. Without one, the page follows the system. */
  theme?: Theme | undefined;
  language?: Language;
}

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The client stores the chosen theme in a cookie, so that these pages need no script for it. */
function themeOf({ cookies }: Pick<Request, 'cookies'>): Theme | undefined {
  return THEMES.find((theme) => theme === cookies[COOKIES.theme.name]);
}

/** Renders a page together with its content security policy, which names the inline styles by their hash. */
export function renderFormPage(
  { error, ...content }: FormPage,
  { fontFaces = '', theme, language = 'en' }: Look = {},
): { html: string; contentSecurityPolicy: string } {
  const page: FormPage = { ...content, ...(error && { error: errorIn(language, error) }) };
  const { form } = page;
  const title = page.title(language);
  const styles = fontFaces + FORM_STYLES;
  const hasScript = form?.fields.some(({ type }) => type === 'password') ?? false;
  const html = `<!doctype html>
<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="referrer" content="same-origin">
  <title>${escapeHtml(page.error ? words.errorTitle({ title }, language) : title)} · Anew</title>
  <style>${styles}</style>
  ${hasScript ? `<script type="module" blocking="render">${FORM_SCRIPT}</script>` : ''}
</head>
<body>
  <main${hasScript ? scriptWords(language) : ''}>
    <a class="brand" href="/">
      <svg viewBox="0 0 44 28" width="44" height="28" aria-hidden="true"><circle class="a" cx="14" cy="14" r="12"/><path class="b" d="M29 1 42 14 29 27 16 14z"/></svg>
      Anew
    </a>
    <h1>${escapeHtml(title)}</h1>
    <p class="lead">${escapeHtml(page.lead(language))}</p>
    ${renderSummary(page)}
    ${form ? renderForm(page, form, language) : ''}
    ${page.passkey ? passkey(language) : ''}
    ${renderLinks(page, language)}
    <p class="about"><a href="/privacy">${words.privacy(language)}</a> <a href="/terms">${words.terms(language)}</a> <a href="/help">${words.help(language)}</a></p>
  </main>
</body>
</html>`;
  return { html, contentSecurityPolicy: policyOfForm(styles, hasScript ? FORM_SCRIPT : null) };
}

export function sendFormPage(reply: Reply, status: number, page: FormPage): Sent {
  const { html, contentSecurityPolicy } = renderFormPage(page, {
    fontFaces: reply.server.fontFaces,
    theme: themeOf(reply.request),
    language: languageOf(reply.request),
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
