import { DomainError } from '@anew/contracts/errors';
import type { Field, FormPage } from './form-page.js';

export type LoginMode = 'login' | 'signup';

export interface LoginState {
  mode: LoginMode;
  returnTo: string;
  values?: Record<string, unknown>;
  error?: DomainError;
}

const EMAIL: Field = { name: 'email', label: 'Email address', type: 'email', autocomplete: 'username' };

export const NEW_PASSWORD: Field = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'new-password',
  hint: 'At least 10 characters. A few words you will remember make a good one.',
  minlength: 10,
  maxlength: 128,
};

const MODES = {
  login: {
    title: 'Welcome back',
    lead: 'Sign in to pick up where the two of you left off.',
    action: '/api/login',
    button: 'Sign in',
    fields: [
      { ...EMAIL, autocomplete: 'username webauthn' },
      { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
    ],
  },
  signup: {
    title: 'Create account',
    lead: 'This is for you alone. Your partner gets an account of their own, and you connect the two with a code. Anew is for adults, 18 and older.',
    action: '/api/signup',
    button: 'Create account',
    fields: [
      {
        name: 'firstName',
        label: 'First name',
        type: 'text',
        autocomplete: 'given-name',
        optional: true,
        maxlength: 80,
      },
      {
        name: 'lastName',
        label: 'Last name',
        type: 'text',
        autocomplete: 'family-name',
        optional: true,
        maxlength: 80,
      },
      EMAIL,
      NEW_PASSWORD,
    ],
  },
} satisfies Record<LoginMode, object>;

/** Page for signing in or up. Every step passes on the address to return to. */
export function loginPage({ mode, returnTo, values, error }: LoginState): FormPage {
  const { title, lead, action, button, fields } = MODES[mode];
  const back = encodeURIComponent(returnTo);
  const links = {
    login: [
      { label: 'Forgot your password?', href: `/api/password/forgot?returnTo=${back}` },
      { question: 'New here?', label: 'Create account', href: `/api/login?mode=signup&returnTo=${back}` },
    ],
    signup: [{ question: 'Been here before?', label: 'Sign in', href: `/api/login?returnTo=${back}` }],
  };
  return {
    title,
    lead,
    form: { action, button, fields: fields as Field[], hidden: { returnTo } },
    links: links[mode],
    ...(mode === 'login' && { passkey: true }),
    ...(values && { values }),
    ...(error && { error: nextToAField(error) }),
  };
}

/**
 * Shows wrong credentials at the password field without saying which of the two is wrong: the password has to
 * be typed again in either case.
 */
function nextToAField(error: DomainError): DomainError {
  const { kind, code, message, details } = error;
  if (code !== 'invalid_credentials') return error;
  return new DomainError(kind, code, message, { ...details, fields: [{ field: 'password', message }] });
}
