import type { DomainError } from '@anew/contracts/errors';
import * as words from '@anew/words/sign-in';
import type { FormPage } from './form-page.js';

const SETTINGS = { label: words.goToSettings, href: '/settings#reminders' };

export function stopPage(token: string, error?: DomainError): FormPage {
  return {
    title: words.stopTitle,
    lead: words.stopLead,
    form: { action: '/api/reminders/stop', button: words.stopButton, hidden: { token }, fields: [] },
    links: [SETTINGS],
    ...(error && { error }),
  };
}

export function stoppedPage(): FormPage {
  return {
    title: words.done,
    lead: words.stoppedLead,
    links: [SETTINGS],
  };
}
