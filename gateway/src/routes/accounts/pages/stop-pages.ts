import type { DomainError } from '@anew/contracts/errors';
import type { FormPage } from './form-page.js';

const SETTINGS = { label: 'Go to Settings', href: '/settings' };

export function stopPage(token: string, error?: DomainError): FormPage {
  return {
    title: 'No more of these',
    lead: 'Press the button, and we stop sending them. You can turn them on again in Settings.',
    form: { action: '/api/reminders/stop', button: 'Stop sending', hidden: { token }, fields: [] },
    links: [SETTINGS],
    ...(error && { error }),
  };
}

export function stoppedPage(): FormPage {
  return {
    title: 'That is done',
    lead: 'We have stopped sending them. You can turn them on again in Settings.',
    links: [SETTINGS],
  };
}
