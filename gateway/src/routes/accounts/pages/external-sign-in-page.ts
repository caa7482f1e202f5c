import { DomainError } from '@anew/contracts/errors';
import type { Reply } from '../../../http/request.js';
import type { Sent } from '../../../http/sent.js';
import { sendRefusal } from './form-answer.js';
import type { FormPage } from './form-page.js';

type Link = FormPage['links'][number];

export const signInAgain = (returnTo: string): Link => ({
  label: 'Try again',
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
    title: 'That did not work',
    lead: 'Nothing has changed, and nobody has been signed in.',
    error,
    links: [link],
  });
}
