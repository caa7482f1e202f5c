import type { DomainError } from '@anew/contracts/errors';
import type { FormPage } from './form-page.js';
import { NEW_PASSWORD } from './login-page.js';

const SIGN_IN = { label: 'Back to sign in', href: '/api/login' };

export function forgotPage(values: Record<string, unknown> = {}, error?: DomainError): FormPage {
  return {
    title: 'Choose a new password',
    lead: 'Tell us your email address, and we will send you a link.',
    form: {
      action: '/api/password/forgot',
      button: 'Send the link',
      hidden: {},
      fields: [{ name: 'email', label: 'Email address', type: 'email', autocomplete: 'username' }],
    },
    values,
    links: [SIGN_IN],
    ...(error && { error }),
  };
}

/** The same whether or not there is such an account. */
export function linkSentPage(): FormPage {
  return {
    title: 'Look at your mail',
    lead: 'If there is an account with this address, a link is on its way to it. It works for 30 minutes, once.',
    links: [SIGN_IN],
  };
}

export function resetPage(token: string, error?: DomainError): FormPage {
  return {
    title: 'A new password',
    lead: 'Choose one that you use nowhere else. You will be signed out everywhere, and sign in with it again.',
    form: {
      action: '/api/password/reset',
      button: 'Save the new password',
      hidden: { token },
      fields: [{ ...NEW_PASSWORD, label: 'New password' }],
    },
    links: [{ label: 'Ask for a new link', href: '/api/password/forgot' }],
    ...(error && { error }),
  };
}

export function passwordChangedPage(): FormPage {
  return {
    title: 'That is done',
    lead: 'Your new password is saved. Sign in with it to go on.',
    links: [{ label: 'Sign in', href: '/api/login' }],
  };
}
