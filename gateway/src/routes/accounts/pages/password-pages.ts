import type { DomainError } from '@anew/contracts/errors';
import type { FormPage } from './form-page.js';
import { NEW_PASSWORD } from './login-page.js';

const signInAt = (returnTo: string) => `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
const backToSignIn = (returnTo: string) => ({ label: 'Back to sign in', href: signInAt(returnTo) });

export interface ForgotState {
  returnTo: string;
  values?: Record<string, unknown>;
  error?: DomainError;
}

export function forgotPage({ returnTo, values, error }: ForgotState): FormPage {
  return {
    title: 'Choose a new password',
    lead: 'Tell us your email address, and we will send you a link.',
    form: {
      action: '/api/password/forgot',
      button: 'Send the link',
      hidden: { returnTo },
      fields: [{ name: 'email', label: 'Email address', type: 'email', autocomplete: 'username' }],
    },
    links: [backToSignIn(returnTo)],
    ...(values && { values }),
    ...(error && { error }),
  };
}

/** Page that is the same whether or not an account with the address exists. */
export function linkSentPage(returnTo: string): FormPage {
  return {
    title: 'Check your email',
    lead: 'If there is an account with this address, we have sent it a link. It works once, for 30 minutes.',
    links: [backToSignIn(returnTo)],
  };
}

export interface ResetState {
  token: string;
  returnTo: string;
  error?: DomainError;
}

export function resetPage({ token, returnTo, error }: ResetState): FormPage {
  return {
    title: 'A new password',
    lead: 'Choose one that you use nowhere else. You will be signed out everywhere and sign in again with the new one.',
    form: {
      action: '/api/password/reset',
      button: 'Save the new password',
      hidden: { token, returnTo },
      fields: [{ ...NEW_PASSWORD, label: 'New password' }],
    },
    links: [
      { label: 'Ask for a new link', href: `/api/password/forgot?returnTo=${encodeURIComponent(returnTo)}` },
    ],
    ...(error && { error }),
  };
}

export function passwordChangedPage(returnTo: string): FormPage {
  return {
    title: 'That is done',
    lead: 'Your new password is saved. Sign in with it to go on.',
    links: [{ label: 'Sign in', href: signInAt(returnTo) }],
  };
}
