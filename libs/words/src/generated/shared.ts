// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const loading = (): string => said('6Gcq') ?? 'Loading';
export const notLoaded = (): string => said('imwy') ?? 'This did not load';
export const nothingLost = (): string =>
  said('jato') ??
  'Nothing is lost. It may be your connection, or it may be us. Please try again in a minute.';
export const toHelp = (): string => said('c7ce') ?? 'Go to Help';
export const retry = (): string => said('w2Xm') ?? 'Retry';
export const toSignIn = (): string => said('iPFe') ?? 'Taking you to sign-in';
export const unreachable = (): string => said('I91I') ?? 'We can’t reach Anew right now';
export const screenFailed = (): string => said('Vd5p') ?? 'Something went wrong on this screen';
export const screenFailedText = (): string =>
  said('qvfx') ?? 'What you have saved is safe. Loading the page once more usually helps.';
