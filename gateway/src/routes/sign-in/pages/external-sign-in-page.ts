import { DomainError } from '@anew/contracts/errors';
import * as words from '@anew/words/sign-in';
import type { Reply } from '../../../http/request.js';
import type { Sent } from '../../../http/self-sent.js';
import { sendRefusal } from './form-answer.js';
import type { FormPage } from './form-page.js';

type Link = FormPage['links'][number];

export const signInAgain = (returnTo: string): Link => ({
  label: words.tryAgain,
  href: `/api/login?returnTo=${encodeURIComponent(returnTo)}`,
});

/**
 * Shows why signing in with the provider failed, with a link to continue.
 * @param link where the person can go from the page
 * @throws any error that is not meant for the person
 */
export function sendExternalSignInFailure(reply: Reply, error: unknown, link: Link): Sent {
  if (!(error instanceof DomainError)) throw error;
  return sendRefusal(reply, error, {
    title: words.failedTitle,
    lead: words.failedLead,
    error,
    links: [link],
  });
}
