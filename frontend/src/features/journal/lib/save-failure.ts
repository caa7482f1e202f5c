import * as words from '@anew/words/journal';
import { serverMessageOr } from '#shared/api/http-error';

/** Says why something was not saved. */
export const saveFailure = (error: Error) => serverMessageOr(words.tryAgain(), error);
