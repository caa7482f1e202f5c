import { DomainError } from '@anew/contracts/errors';
import { STATUS_OF_KIND } from '../../../http/errors.js';
import { isFormPost } from '../../../http/form-posts.hook.js';
import type { Reply, Request } from '../../../http/request.js';
import type { Sent } from '../../../http/self-sent.js';
import { type FormPage, sendFormPage } from './form-page.js';

interface Steps<T> {
  attempt: () => Promise<T>;
  /** Answers a form whose attempt succeeded. */
  done: (result: T) => Sent;
  /** Answers a form that is refused, usually by showing its page again. */
  refused: (error: DomainError) => Sent | Promise<Sent>;
}

/**
 * Runs the attempt of a call. A JSON call gets the result or the error, and a form gets a page or a redirect.
 */
export async function answerPost<T>(
  request: Request,
  { attempt, done, refused }: Steps<T>,
): Promise<T | Sent> {
  if (!isFormPost(request)) return attempt();
  try {
    return done(await attempt());
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return await refused(error);
  }
}

/** Sends a page that explains a refusal, with the refusal's HTTP status. */
export function sendRefusal(reply: Reply, error: DomainError, page: FormPage): Sent {
  return sendFormPage(reply, STATUS_OF_KIND[error.kind], page);
}
