import type { DomainError } from '@anew/contracts/errors';
import * as words from '@anew/words/sign-in';
import type { FormPage } from './form-page.js';

const HOME = { label: words.goToAnew, href: '/' };

export function confirmPage(token: string, error?: DomainError): FormPage {
  return {
    title: words.confirmTitle,
    lead: words.confirmLead,
    form: { action: '/api/address/confirm', button: words.confirmButton, hidden: { token }, fields: [] },
    links: [HOME],
    ...(error && { error }),
  };
}

export function confirmedPage(): FormPage {
  return {
    title: words.done,
    lead: words.confirmedLead,
    links: [HOME],
  };
}

export function undoPage(token: string, error?: DomainError): FormPage {
  return {
    title: words.undoTitle,
    lead: words.undoLead,
    form: { action: '/api/address/undo', button: words.undoButton, hidden: { token }, fields: [] },
    links: [HOME],
    ...(error && { error }),
  };
}

/** Page for instances where a sign-in provider manages the passwords. */
export function undonePage(): FormPage {
  return {
    title: words.done,
    lead: words.undoneLead,
    links: [{ label: words.signIn, href: '/api/login' }],
  };
}
