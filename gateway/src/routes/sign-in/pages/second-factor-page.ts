import type { DomainError } from '@anew/contracts/errors';
import * as words from '@anew/words/sign-in';
import type { FormPage } from './form-page.js';

interface SecondFactorState {
  challenge: string;
  returnTo: string;
  error?: DomainError;
}

/** Page that asks for the second factor after the password. */
export function secondFactorPage({ challenge, returnTo, error }: SecondFactorState): FormPage {
  return {
    title: words.stepTitle,
    lead: words.stepLead,
    form: {
      action: '/api/login/second-factor',
      button: words.signIn,
      hidden: { challenge, returnTo },
      fields: [
        {
          name: 'code',
          label: words.code,
          type: 'text',
          autocomplete: 'one-time-code',
          hint: words.codeHint,
          maxlength: 40,
        },
      ],
    },
    links: [{ label: words.startAgain, href: `/api/login?returnTo=${encodeURIComponent(returnTo)}` }],
    ...(error && { error }),
  };
}
