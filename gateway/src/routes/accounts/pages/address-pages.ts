import type { DomainError } from '@anew/contracts/errors';
import type { FormPage } from './form-page.js';

const HOME = { label: 'Go to Anew', href: '/' };

export function confirmPage(token: string, error?: DomainError): FormPage {
  return {
    title: 'Your new address',
    lead: 'Press the button. From then on, you sign in with this email address.',
    form: { action: '/api/address/confirm', button: 'Use this address', hidden: { token }, fields: [] },
    links: [HOME],
    ...(error && { error }),
  };
}

export function confirmedPage(): FormPage {
  return {
    title: 'That is done',
    lead: 'From now on you sign in with this email address. Everything else is as it was.',
    links: [HOME],
  };
}

export function undoPage(token: string, error?: DomainError): FormPage {
  return {
    title: 'Put your address back',
    lead: 'Your account goes back to this email address, and everyone is signed out, even you. Then you choose a new password.',
    form: { action: '/api/address/undo', button: 'Put it back', hidden: { token }, fields: [] },
    links: [HOME],
    ...(error && { error }),
  };
}

/** Page for instances where a sign-in provider manages the passwords. */
export function undonePage(): FormPage {
  return {
    title: 'That is done',
    lead: 'Your address is back, and everyone has been signed out. Sign in to go on.',
    links: [{ label: 'Sign in', href: '/api/login' }],
  };
}
