// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { number, plural } from '../format.js';
import type { Language } from '../language.js';
import { said } from '../said.js';

export const hello = (language?: Language): string => said('oJH9', undefined, language) ?? 'Hello,';
export const anew = (language?: Language): string => said('brlM', undefined, language) ?? 'Anew';
export const about = (v: { origin: string | number }, language?: Language): string =>
  said('cPX3', v, language) ??
  `Help: ${v.origin}/help
Privacy: ${v.origin}/privacy
Terms: ${v.origin}/terms`;
export const accountChangedSubject = (language?: Language): string =>
  said('Bu2y', undefined, language) ?? 'A change to your Anew account';
export const accountChanged = (language?: Language): string =>
  said('YsqY', undefined, language) ??
  'Something about your Anew account has changed. Read on to see what it is and what you can do about it.';
export const addressUsedSubject = (language?: Language): string =>
  said('88fS', undefined, language) ?? 'Is this your email address for Anew?';
export const addressUsed = (language?: Language): string =>
  said('FAo5', undefined, language) ??
  'Somebody, maybe you, gave us this address for an account. If it was not you, there is nothing to do.';
export const signInChanged = (language?: Language): string =>
  said('AnLr', undefined, language) ??
  'If that was you, there is nothing to do. If it was not, sign in and go to your profile:';
export const signInChangedDo = (language?: Language): string =>
  said('OnWt', undefined, language) ??
  'There, choose a new password, remove every passkey that you do not know, and look at "Where you are signed in".';
export const questionSubject = (language?: Language): string =>
  said('q2M6', undefined, language) ?? 'Your question is here';
export const question = (language?: Language): string =>
  said('GnzA', undefined, language) ?? 'Your question for today is here. It takes a few minutes.';
export const letterSubject = (language?: Language): string =>
  said('7UGP', undefined, language) ?? 'Your week together';
export const letterLead = (language?: Language): string =>
  said('JUJp', undefined, language) ?? 'Here is what the two of you did this week.';
export const letterEnd = (language?: Language): string =>
  said('c-xc', undefined, language) ?? 'That is time you made for each other.';
export const appreciations = (v: { count: number }, language?: Language): string =>
  said('VVq_', v, language) ??
  plural('en-US', v.count, {
    one: `${number('en-US', v.count)} appreciation`,
    other: `${number('en-US', v.count)} appreciations`,
  });
export const questions = (v: { count: number }, language?: Language): string =>
  said('m5FL', v, language) ??
  plural('en-US', v.count, {
    one: `${number('en-US', v.count)} question that you both answered`,
    other: `${number('en-US', v.count)} questions that you both answered`,
  });
export const doneTogether = (v: { title: string | number }, language?: Language): string =>
  said('h9cV', v, language) ?? `Done together: ${v.title}`;
export const stop = (language?: Language): string =>
  said('pjrR', undefined, language) ?? 'No more of these? Stop them here:';
export const joined = (v: { who: string | number }, language?: Language): string =>
  said('qbyP', v, language) ?? `${v.who} has just joined your couple account on Anew with your invite code.`;
export const joinedSomeone = (language?: Language): string =>
  said('5qv3', undefined, language) ??
  'Someone has just joined your couple account on Anew with your invite code.';
export const joinedYours = (language?: Language): string =>
  said('Lmh8', undefined, language) ??
  'What you wrote before stays yours. Nobody else can read it until you say so.';
export const joinedBegin = (language?: Language): string =>
  said('IsiN', undefined, language) ?? 'When you are ready, begin here:';
export const joinedUndo = (language?: Language): string =>
  said('Tr_f', undefined, language) ??
  'Is this not who you were waiting for? Open Anew within 24 hours and undo it with one tap:';
export const connected = (v: { who: string | number }, language?: Language): string =>
  said('BKk2', v, language) ??
  `Your Anew account has just been connected with ${v.who}’s. The two of you now share a couple account.`;
export const connectedSomeone = (language?: Language): string =>
  said('Dxre', undefined, language) ??
  'Your Anew account has just been connected with somebody else’s. The two of you now share a couple account.';
export const connectedNotYou = (language?: Language): string =>
  said('PLaP', undefined, language) ??
  'If it was you, there is nothing to do. If it was not, sign in and choose a new password in your profile first:';
export const connectedLeave = (language?: Language): string =>
  said('bldq', undefined, language) ?? 'Then leave the couple account in Settings:';
export const resetSubject = (language?: Language): string =>
  said('imnb', undefined, language) ?? 'Your link for Anew';
export const reset = (language?: Language): string =>
  said('xsLl', undefined, language) ??
  'Someone, most likely you, asked us for this link. It works once, for 30 minutes. With it, you choose a new password for your Anew account:';
export const resetOnce = (language?: Language): string =>
  said('A1Qh', undefined, language) ??
  'After that, you are signed out everywhere else. If it was not you, do nothing, and your password stays as it is.';
export const passwordChanged = (language?: Language): string =>
  said('aTR9', undefined, language) ??
  'The password of your Anew account was just changed. You are signed out everywhere except on the device that changed it.';
export const passwordReset = (language?: Language): string =>
  said('RpBT', undefined, language) ??
  'The password of your Anew account was just changed with a link from an email. You are signed out everywhere.';
export const nothingToDo = (language?: Language): string =>
  said('6zqH', undefined, language) ?? 'If it was you, there is nothing to do.';
export const passwordNotYou = (language?: Language): string =>
  said('tXk6', undefined, language) ?? 'If it was not you, ask for a new password now:';
export const passwordPasskeys = (language?: Language): string =>
  said('s6pK', undefined, language) ??
  'The link for it comes to this address. Once you have used it, everyone else is signed out. After that, look in your profile for passkeys that you do not know, and remove them: a new password does not stop them.';
export const code = (language?: Language): string =>
  said('fLz3', undefined, language) ??
  'Type this code on the page where you are signed in. It works for a day:';
export const codeNever = (language?: Language): string =>
  said('4LeJ', undefined, language) ?? 'We will never ask you for it in any other way.';
export const tried = (language?: Language): string =>
  said('sKBx', undefined, language) ??
  'You already have an Anew account, so nothing has changed. We told nobody that you have one.';
export const triedYou = (language?: Language): string =>
  said('SmxJ', undefined, language) ??
  'If it was you, sign in here, or choose a new password there if you have forgotten yours:';
export const changeOf = (v: { from: string | number }, language?: Language): string =>
  said('Eans', v, language) ??
  `It is for the account that now has the address ${v.from}. Is that not yours? Then do not open the link.`;
export const change = (language?: Language): string =>
  said('IVNY', undefined, language) ??
  'To use it from now on, open this link within 24 hours and press the button:';
export const left = (language?: Language): string =>
  said('okY3', undefined, language) ??
  'Somebody, most likely you, has asked to use another email address for your Anew account. Once that address is confirmed, you sign in with it.';
export const leftNotYou = (language?: Language): string =>
  said('gaCq', undefined, language) ??
  'If it was not you, open this link within 7 days. It puts this address back, signs everyone out, and lets you choose a new password:';
export const leftPasskeys = (language?: Language): string =>
  said('DsKx', undefined, language) ??
  'After that, look in your profile for passkeys that you do not know, and remove them: those that are older than a week stay.';
export const appOn = (language?: Language): string =>
  said('6aeo', undefined, language) ?? 'Codes from an app were turned on.';
export const appOff = (language?: Language): string =>
  said('Cvf2', undefined, language) ?? 'Codes from an app were turned off.';
export const codesMade = (language?: Language): string =>
  said('ttrc', undefined, language) ?? 'New recovery codes were made.';
export const passkeyAdded = (language?: Language): string =>
  said('4Ih0', undefined, language) ?? 'A passkey was added. With it, you can sign in without your password.';
export const passkeyRemoved = (language?: Language): string =>
  said('gpp5', undefined, language) ?? 'A passkey was removed. It no longer opens your account.';
export const stopReminders = (language?: Language): string =>
  said('O3zt', undefined, language) ?? 'Stop reminders';
