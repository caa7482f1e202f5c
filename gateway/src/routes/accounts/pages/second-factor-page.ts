import type { DomainError } from '@anew/contracts/errors';
import type { FormPage } from './form-page.js';

export interface SecondFactorState {
  challenge: string;
  returnTo: string;
  error?: DomainError;
}

/** Page that asks for the second factor after the password. */
export function secondFactorPage({ challenge, returnTo, error }: SecondFactorState): FormPage {
  return {
    title: 'One more step',
    lead: 'Open the app on your phone that makes your codes, and enter the one for Anew.',
    form: {
      action: '/api/login/second-factor',
      button: 'Sign in',
      hidden: { challenge, returnTo },
      fields: [
        {
          name: 'code',
          label: 'Code',
          type: 'text',
          autocomplete: 'one-time-code',
          hint: 'It has 6 digits. If you do not have your phone, enter one of your recovery codes.',
          maxlength: 40,
        },
      ],
    },
    links: [{ label: 'Start again', href: `/api/login?returnTo=${encodeURIComponent(returnTo)}` }],
    ...(error && { error }),
  };
}
