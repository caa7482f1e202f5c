import { DomainError } from '@anew/contracts/errors';
import { STATUS_OF_KIND } from '../../../http/errors.js';
import type { Reply } from '../../../http/request.js';
import { type FormPage, sendFormPage } from './form-page.js';

type Link = FormPage['links'][number];

export const signInAgain = (returnTo: string): Link => ({
  label: 'Try again',
  href: `/api/login?returnTo=${encodeURIComponent(returnTo)}`,
});

/**
 * Says on a page why signing in with the provider did not work, and leads on.
 * @param link where to go from there
 * @throws what is not meant for the person
 */
export function sendExternalSignInFailure(reply: Reply, error: unknown, link: Link): void {
  if (!(error instanceof DomainError)) throw error;
  sendFormPage(reply, STATUS_OF_KIND[error.kind], {
    title: 'That did not work',
    lead: 'Nothing has changed, and nobody has been signed in.',
    error,
    links: [link],
  });
}
