import type { DomainError } from '@anew/contracts/errors';
import * as words from '@anew/words/sign-in';
import type { FormPage } from './form-page.js';
import { NEW_PASSWORD } from './login-page.js';

const signInAt = (returnTo: string) => `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
const backToSignIn = (returnTo: string) => ({ label: words.backToSignIn, href: signInAt(returnTo) });

interface ForgotState {
  returnTo: string;
  values?: Record<string, unknown>;
  error?: DomainError;
}

export function forgotPage({ returnTo, values, error }: ForgotState): FormPage {
  return {
    title: words.forgot,
    lead: words.forgotLead,
    form: {
      action: '/api/password/forgot',
      button: words.sendLink,
      hidden: { returnTo },
      fields: [{ name: 'email', label: words.emailAddress, type: 'email', autocomplete: 'username' }],
    },
    links: [backToSignIn(returnTo)],
    ...(values && { values }),
    ...(error && { error }),
  };
}

/** Page that is the same whether or not an account with the address exists. */
export function linkSentPage(returnTo: string): FormPage {
  return {
    title: words.linkSentTitle,
    lead: words.linkSentLead,
    links: [backToSignIn(returnTo)],
  };
}

interface ResetState {
  token: string;
  returnTo: string;
  error?: DomainError;
}

export function resetPage({ token, returnTo, error }: ResetState): FormPage {
  const anotherLink = {
    label: words.askForLink,
    href: `/api/password/forgot?returnTo=${encodeURIComponent(returnTo)}`,
  };
  const page = { title: words.resetTitle, ...(error && { error }) };
  // Nobody should think of a password that cannot be saved.
  if (error?.code === 'invalid_reset_link')
    return { ...page, lead: words.resetGone, links: [anotherLink, backToSignIn(returnTo)] };
  return {
    ...page,
    lead: words.resetLead,
    form: {
      action: '/api/password/reset',
      button: words.savePassword,
      hidden: { token, returnTo },
      fields: [{ ...NEW_PASSWORD, label: words.newPassword }],
    },
    links: [anotherLink],
  };
}

export function passwordChangedPage(returnTo: string): FormPage {
  return {
    title: words.done,
    lead: words.passwordSaved,
    links: [{ label: words.signIn, href: signInAt(returnTo) }],
  };
}
