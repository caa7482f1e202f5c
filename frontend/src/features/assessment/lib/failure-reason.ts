import * as words from '@anew/words/shared';
import { errorText, serverMessageOr } from '#shared/api/http-error';

/** Why a call failed, for its user. What browsers say of a lost network differs from each other and helps nobody. */
export function failureReason(error: unknown): string {
  const isUnanswered = error instanceof TypeError;
  return isUnanswered ? words.unreachable() : serverMessageOr(errorText(error), error);
}
