// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const partInEnglish = (): string => said('HVdA') ?? 'This part is still in English.';
export const skip = (): string => said('MLTy') ?? 'Skip to the content';
export const offline = (): string =>
  said('97-9') ??
  'You are offline. What you write in the journal, to your partner or to the coach stays here as a draft until you are back.';
export const backOnline = (): string => said('j0fW') ?? 'You are back online.';
export const home = (): string => said('hL8w') ?? 'Anew, home';
export const logOut = (): string => said('Yo6_') ?? 'Log Out';
export const logIn = (): string => said('orUS') ?? 'Log In';
export const aboutAnew = (): string => said('UQHo') ?? 'About Anew';
export const privacy = (): string => said('zdI0') ?? 'Privacy';
export const terms = (): string => said('Iq14') ?? 'Terms';
export const help = (): string => said('uumS') ?? 'Help';
export const toDark = (): string => said('mhtE') ?? 'Switch to dark theme';
export const toLight = (): string => said('5Cvl') ?? 'Switch to light theme';
