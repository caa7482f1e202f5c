// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('nN8v') ?? 'You are signed out';
export const text = (): string =>
  said('aqBt') ?? 'What you wrote is on this screen. Copy it before you sign in again.';
export const signIn = (): string => said('k1J2') ?? 'Sign in again';
