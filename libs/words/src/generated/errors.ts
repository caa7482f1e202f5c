// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import type { Language } from '../language.js';
import { said } from '../said.js';

export const wrongPassword = (language?: Language): string =>
  said('2tn5', undefined, language) ?? 'That email address and password do not match.';
export const emailTaken = (language?: Language): string =>
  said('t0NM', undefined, language) ?? 'An account with this email address already exists. Sign in instead.';
export const signInRequired = (language?: Language): string =>
  said('_2M3', undefined, language) ?? 'Please sign in to continue.';
export const passwordTooCommon = (language?: Language): string =>
  said('pdkz', undefined, language) ??
  'Many people use this password, so it is one of the first to be guessed. Choose another.';
export const resetLink = (language?: Language): string =>
  said('SUTd', undefined, language) ??
  'This link has expired or was already used. Ask for a new one, and open the newest mail.';
export const addressLink = (language?: Language): string =>
  said('TcCq', undefined, language) ?? 'This link has expired or was already used.';
export const linkIncomplete = (language?: Language): string =>
  said('GYu3', undefined, language) ?? 'This link is not complete. Open it from the mail again.';
export const tookTooLong = (language?: Language): string =>
  said('QaQK', undefined, language) ?? 'That took too long. Please sign in again.';
export const wrongAppCode = (language?: Language): string =>
  said('Qvex', undefined, language) ??
  'That code is not right, or was used before. Try the one that your app shows now.';
export const wrongMailedCode = (language?: Language): string =>
  said('plvn', undefined, language) ??
  'That is not the code. Look at the newest mail from us, and try again.';
export const codeOver = (language?: Language): string =>
  said('hWl2', undefined, language) ?? 'This code no longer works. Ask for a new one.';
export const passkeyRefused = (language?: Language): string =>
  said('ynrv', undefined, language) ??
  'This passkey did not work here. Try again, or sign in with your password.';
export const enterEmail = (language?: Language): string =>
  said('lFmn', undefined, language) ?? 'Enter an email address, such as name@example.org.';
export const emailTooLong = (language?: Language): string =>
  said('jtX0', undefined, language) ?? 'That email address is too long.';
export const passwordLength = (language?: Language): string =>
  said('YWE8', undefined, language) ?? 'Choose a password of 10 to 128 characters.';
export const enterPassword = (language?: Language): string =>
  said('6K7n', undefined, language) ?? 'Enter your password.';
export const enterCode = (language?: Language): string =>
  said('SKes', undefined, language) ?? 'Enter the code.';
export const sixDigits = (language?: Language): string =>
  said('v7x4', undefined, language) ?? 'The code has 6 digits.';
export const firstNameTooLong = (language?: Language): string =>
  said('-t1L', undefined, language) ?? 'Use at most 80 characters for the first name.';
export const lastNameTooLong = (language?: Language): string =>
  said('nr7X', undefined, language) ?? 'Use at most 80 characters for the last name.';
export const signInNotStarted = (language?: Language): string =>
  said('CuqA', undefined, language) ??
  'This sign-in was not started in this browser, or took too long. Please try again.';
export const providerRefused = (language?: Language): string =>
  said('3wtv', undefined, language) ?? 'Your sign-in provider did not confirm who you are. Please try again.';
export const providerAway = (language?: Language): string =>
  said('GeJ6', undefined, language) ??
  'The sign-in provider is not reachable right now. Please try again in a moment.';
export const tooManyRequests = (language?: Language): string =>
  said('vn5-', undefined, language) ?? 'That was a lot of tries. Please wait a little and try again.';
export const guessCommon = (language?: Language): string =>
  said('rB-S', undefined, language) ??
  'It is very close to a password that many people use. Try four or more words that only make sense to you.';
export const guessRepeats = (language?: Language): string =>
  said('ij3e', undefined, language) ??
  'It says the same thing over and over. Try four or more words that only make sense to you.';
export const guessKeyboard = (language?: Language): string =>
  said('HXIy', undefined, language) ??
  'It follows the keys of a keyboard. Try four or more words that only make sense to you.';
export const guessDate = (language?: Language): string =>
  said('NT_A', undefined, language) ??
  'Dates and years are easy to guess. Try four or more words that only make sense to you.';
export const guessName = (language?: Language): string =>
  said('aDui', undefined, language) ??
  'Names are easy to guess. Try four or more words that only make sense to you.';
export const guessOrder = (language?: Language): string =>
  said('BsYF', undefined, language) ??
  'It follows a simple order, like abc or 123. Try four or more words that only make sense to you.';
export const guessOwn = (language?: Language): string =>
  said('2qGL', undefined, language) ??
  'It has your own name or email address in it. Try four or more words that only make sense to you.';
export const guessEasy = (language?: Language): string =>
  said('UIYK', undefined, language) ??
  'It would be easy to guess. Try four or more words that only make sense to you.';
