import { DomainError } from '@anew/contracts/errors';
import type { Field, FormPage } from './form-page.js';

export type LoginMode = 'login' | 'signup';

export interface LoginState {
  mode: LoginMode;
  returnTo: string;
  /** Given if the way back leads to an invitation: the first name of the person who sent it, if known. */
  invitation?: { inviter: string | null } | null;
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

/** Address at which someone enters the code that their partner has sent them. */
const ENTER_CODE = '/simple-setup?join=true';

/** Keeps the writing direction of a name apart from that of the sentence around it. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** Words that differ for someone who was invited. */
function wordsFor({ mode, invitation }: Pick<LoginState, 'mode' | 'invitation'>) {
  const { title, lead } = MODES[mode];
  if (!invitation) return { title, lead };
  const inviter = invitation.inviter ? isolated(invitation.inviter) : null;
  if (mode === 'login') return { title, lead: `Sign in, and you join ${inviter ?? 'your partner'} at once.` };
  return {
    title: inviter ? `${inviter} invited you` : title,
    lead: 'Make an account of your own, and you join your partner at once. What you keep private stays yours. Anew is for adults, 18 and older.',
  };
}

/** Page for signing in or up. Every step passes on the address to return to. */
export function loginPage({ mode, returnTo, invitation, values, error }: LoginState): FormPage {
  const { action, button, fields } = MODES[mode];
  const back = encodeURIComponent(returnTo);
  const links = {
    login: [
      { label: 'Forgot your password?', href: `/api/password/forgot?returnTo=${back}` },
      { question: 'New here?', label: 'Create account', href: `/api/login?mode=signup&returnTo=${back}` },
    ],
    signup: [
      { question: 'Been here before?', label: 'Sign in', href: `/api/login?returnTo=${back}` },
      ...(invitation
        ? []
        : [{ question: 'Did your partner send you a code?', label: 'Enter it', href: ENTER_CODE }]),
    ],
  };
  return {
    ...wordsFor({ mode, invitation: invitation ?? null }),
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
