// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import type { Language } from '../language.js';
import { said } from '../said.js';

export const errorTitle = (v: { title: string | number }, language?: Language): string =>
  said('1Njx', v, language) ?? `Error: ${v.title}`;
export const optional = (language?: Language): string => said('Qm0z', undefined, language) ?? '(optional)';
export const or = (language?: Language): string => said('c0au', undefined, language) ?? 'or';
export const privacy = (language?: Language): string => said('-ijS', undefined, language) ?? 'Privacy';
export const terms = (language?: Language): string => said('Swgn', undefined, language) ?? 'Terms';
export const help = (language?: Language): string => said('ckhx', undefined, language) ?? 'Help';
export const goToAnew = (language?: Language): string => said('l-CY', undefined, language) ?? 'Go to Anew';
export const goToSettings = (language?: Language): string =>
  said('p4En', undefined, language) ?? 'Go to Settings';
export const goToProfile = (language?: Language): string =>
  said('pZ_i', undefined, language) ?? 'Go to your profile';
export const writeToUs = (language?: Language): string => said('MzAC', undefined, language) ?? 'Write to us';
export const back = (language?: Language): string => said('4gpT', undefined, language) ?? 'Back';
export const tryAgain = (language?: Language): string => said('BVWw', undefined, language) ?? 'Try again';
export const emailAddress = (language?: Language): string =>
  said('KsWb', undefined, language) ?? 'Email address';
export const password = (language?: Language): string => said('VQsJ', undefined, language) ?? 'Password';
export const passwordHint = (language?: Language): string =>
  said('hZRm', undefined, language) ??
  'At least 10 characters. A few words you will remember make a good one.';
export const firstName = (language?: Language): string => said('tasn', undefined, language) ?? 'First name';
export const lastName = (language?: Language): string => said('zdYm', undefined, language) ?? 'Last name';
export const show = (language?: Language): string => said('m44X', undefined, language) ?? 'Show';
export const hide = (language?: Language): string => said('8-4T', undefined, language) ?? 'Hide';
export const shownPassword = (language?: Language): string => said('yH5o', undefined, language) ?? 'password';
export const noPasskey = (language?: Language): string =>
  said('B9Ig', undefined, language) ?? 'No passkey was used. Try again, or sign in with your password.';
export const usePasskey = (language?: Language): string =>
  said('IL2K', undefined, language) ?? 'Sign in with a passkey';
export const signIn = (language?: Language): string => said('JGId', undefined, language) ?? 'Sign in';
export const createAccount = (language?: Language): string =>
  said('eiTp', undefined, language) ?? 'Create account';
export const loginTitle = (language?: Language): string =>
  said('v4MH', undefined, language) ?? 'Welcome back';
export const loginLead = (language?: Language): string =>
  said('5DKG', undefined, language) ?? 'Sign in to pick up where the two of you left off.';
export const signupLead = (language?: Language): string =>
  said('MNAv', undefined, language) ??
  'This is for you alone. Your partner gets an account of their own, and you connect the two with a code. Anew is for adults, 18 and older.';
export const joinLead = (v: { inviter: string | number }, language?: Language): string =>
  said('QopA', v, language) ?? `Sign in, and you join ${v.inviter} at once.`;
export const joinPartnerLead = (language?: Language): string =>
  said('KkbK', undefined, language) ?? 'Sign in, and you join your partner at once.';
export const invitedTitle = (v: { inviter: string | number }, language?: Language): string =>
  said('TFfT', v, language) ?? `${v.inviter} invited you`;
export const invitedLead = (language?: Language): string =>
  said('hQ6L', undefined, language) ??
  'Make an account of your own, and you join your partner at once. What you keep private stays yours. Anew is for adults, 18 and older.';
export const forgot = (language?: Language): string =>
  said('Fqww', undefined, language) ?? 'Forgot your password?';
export const newHere = (language?: Language): string => said('7gtm', undefined, language) ?? 'New here?';
export const beenHere = (language?: Language): string =>
  said('Bi8_', undefined, language) ?? 'Been here before?';
export const haveCode = (language?: Language): string =>
  said('zriM', undefined, language) ?? 'Did your partner send you a code?';
export const enterCode = (language?: Language): string => said('eRO7', undefined, language) ?? 'Enter it';
export const backToSignIn = (language?: Language): string =>
  said('9ZEt', undefined, language) ?? 'Back to sign in';
export const forgotLead = (language?: Language): string =>
  said('_-rZ', undefined, language) ?? 'Tell us your email address, and we will send you a link.';
export const sendLink = (language?: Language): string => said('NdLE', undefined, language) ?? 'Send the link';
export const linkSentTitle = (language?: Language): string =>
  said('2c3E', undefined, language) ?? 'Check your email';
export const linkSentLead = (language?: Language): string =>
  said('ntxO', undefined, language) ??
  'If there is an account with this address, we have sent it a link. It works once, for 30 minutes. If none comes, wait an hour and ask again.';
export const resetTitle = (language?: Language): string =>
  said('TGu6', undefined, language) ?? 'A new password';
export const resetLead = (language?: Language): string =>
  said('Cs83', undefined, language) ??
  'Choose one that you use nowhere else. You will be signed out everywhere and sign in again with the new one.';
export const resetGone = (language?: Language): string =>
  said('Zj3Y', undefined, language) ??
  'Have you chosen a new password with this link already? Then sign in with that one.';
export const savePassword = (language?: Language): string =>
  said('xy_5', undefined, language) ?? 'Save the new password';
export const newPassword = (language?: Language): string =>
  said('NLyk', undefined, language) ?? 'New password';
export const askForLink = (language?: Language): string =>
  said('e3qV', undefined, language) ?? 'Ask for a new link';
export const done = (language?: Language): string => said('V5BG', undefined, language) ?? 'That is done';
export const passwordSaved = (language?: Language): string =>
  said('nGL5', undefined, language) ?? 'Your new password is saved. Sign in with it to go on.';
export const stepTitle = (language?: Language): string =>
  said('5D3u', undefined, language) ?? 'One more step';
export const stepLead = (language?: Language): string =>
  said('rbs7', undefined, language) ??
  'Open the app on your phone that makes your codes, and enter the one for Anew.';
export const code = (language?: Language): string => said('cHS_', undefined, language) ?? 'Code';
export const codeHint = (language?: Language): string =>
  said('pYmz', undefined, language) ??
  'It has 6 digits. If you do not have your phone, enter one of your recovery codes.';
export const startAgain = (language?: Language): string => said('JP3h', undefined, language) ?? 'Start again';
export const failedTitle = (language?: Language): string =>
  said('MbDj', undefined, language) ?? 'That did not work';
export const failedLead = (language?: Language): string =>
  said('h__b', undefined, language) ?? 'Nothing has changed, and nobody has been signed in.';
export const confirmTitle = (language?: Language): string =>
  said('Wcf4', undefined, language) ?? 'Your new address';
export const confirmLead = (language?: Language): string =>
  said('KX8C', undefined, language) ?? 'Press the button. From then on, you sign in with this email address.';
export const confirmButton = (language?: Language): string =>
  said('elx_', undefined, language) ?? 'Use this address';
export const confirmedLead = (language?: Language): string =>
  said('5a9U', undefined, language) ??
  'From now on you sign in with this email address. Everything else is as it was.';
export const confirmGone = (language?: Language): string =>
  said('IVme', undefined, language) ??
  'If your address has not changed, sign in and enter the new one once more in your profile.';
export const undoTitle = (language?: Language): string =>
  said('289G', undefined, language) ?? 'Put your address back';
export const undoLead = (language?: Language): string =>
  said('ckc-', undefined, language) ??
  'Your account goes back to this email address, and everyone is signed out, even you. Then you choose a new password.';
export const undoButton = (language?: Language): string => said('eTLp', undefined, language) ?? 'Put it back';
export const undoneLead = (language?: Language): string =>
  said('If5u', undefined, language) ??
  'Your address is back, and everyone has been signed out. Sign in to go on.';
export const undoGone = (v: { contact: string | number }, language?: Language): string =>
  said('TdPJ', v, language) ??
  `If you used this link yourself, your address is back. If your account is not yours anymore, write to ${v.contact}. A person answers within 48 hours.`;
export const cookiesBlocked = (language?: Language): string =>
  said('vUSf', undefined, language) ??
  'Your browser did not keep our cookie, so you cannot stay signed in. Allow cookies for this site and try again.';
export const stopTitle = (language?: Language): string =>
  said('NObg', undefined, language) ?? 'No more of these';
export const stopLead = (language?: Language): string =>
  said('2rSX', undefined, language) ??
  'Press the button, and we stop sending what this link came with: the reminders or the weekly email. You can turn it on again in Settings.';
export const stopButton = (language?: Language): string =>
  said('EDgk', undefined, language) ?? 'Stop sending';
export const stoppedLead = (language?: Language): string =>
  said('Azvv', undefined, language) ??
  'We have stopped sending these. Reminders and the weekly email stop one by one: the other one, if you get it, has its own link. You can turn them on again in Settings.';
