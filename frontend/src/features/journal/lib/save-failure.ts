import * as said from '@anew/words/journal';
import { serverMessageOr } from '#shared/api/http-error';

/** Says why something was not saved. */
export const saveFailure = (error: Error) => serverMessageOr(said.tryAgain(), error);
