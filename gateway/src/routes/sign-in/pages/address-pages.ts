import type { DomainError } from '@anew/contracts/errors';
import * as words from '@anew/words/sign-in';
import type { FormPage } from './form-page.js';

const HOME = { label: words.goToAnew, href: '/' };

/** Whether pressing the button once more would only fail again. */
const isGone = (error?: DomainError): boolean => error?.code === 'invalid_address_link';

export function confirmPage(token: string, error?: DomainError): FormPage {
  const page = { title: words.confirmTitle, ...(error && { error }) };
  if (isGone(error))
    return { ...page, lead: words.confirmGone, links: [{ label: words.goToProfile, href: '/profile' }] };
  return {
    ...page,
    lead: words.confirmLead,
    form: { action: '/api/address/confirm', button: words.confirmButton, hidden: { token }, fields: [] },
    links: [HOME],
  };
}

export function confirmedPage(): FormPage {
  return {
    title: words.done,
    lead: words.confirmedLead,
    links: [HOME],
  };
}

/** @param contact address of whoever runs this copy, for somebody whose account is in other hands */
export function undoPage(token: string, contact: string, error?: DomainError): FormPage {
  const page = { title: words.undoTitle, ...(error && { error }) };
  if (isGone(error))
    return {
      ...page,
      lead: (language) => words.undoGone({ contact }, language),
      links: [{ label: words.writeToUs, href: `mailto:${contact}` }, HOME],
    };
  return {
    ...page,
    lead: words.undoLead,
    form: { action: '/api/address/undo', button: words.undoButton, hidden: { token }, fields: [] },
    links: [HOME],
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
