// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { number, plural } from '../format.js';
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
  'This link has expired or was already used. Ask for a new one, and open the newest email.';
export const addressLink = (language?: Language): string =>
  said('TcCq', undefined, language) ?? 'This link has expired or was already used.';
export const linkIncomplete = (language?: Language): string =>
  said('GYu3', undefined, language) ?? 'This link is not complete. Open it from the email again.';
export const tookTooLong = (language?: Language): string =>
  said('QaQK', undefined, language) ?? 'That took too long. Please sign in again.';
export const wrongAppCode = (language?: Language): string =>
  said('Qvex', undefined, language) ??
  'That code is not right, or was used before. Try the one that your app shows now.';
export const wrongMailedCode = (language?: Language): string =>
  said('plvn', undefined, language) ??
  'That is not the code. Look at the newest email from us, and try again.';
export const codeMailed = (language?: Language): string =>
  said('2wp7', undefined, language) ??
  'We have emailed you this code already. Look for our newest email, also in the spam folder. Its code still works.';
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
export const tryAgainIn = (v: { minutes: number }, language?: Language): string =>
  said('Jwl4', v, language) ??
  `That was a lot of tries. Please wait ${plural('en-US', v.minutes, { one: 'a minute', other: `${number('en-US', v.minutes)} minutes` })} and try again.`;
export const ourSide = (language?: Language): string =>
  said('yPsg', undefined, language) ?? 'Something went wrong on our side. Please try again in a moment.';
export const partAway = (language?: Language): string =>
  said('LBuH', undefined, language) ??
  'This part of Anew is not reachable right now. Please try again in a moment.';
export const timeout = (language?: Language): string =>
  said('ROqq', undefined, language) ??
  'This took too long. Please check whether it went through, then try again.';
export const inviteNotFound = (language?: Language): string =>
  said('p_8l', undefined, language) ??
  'No couple has this invite code. Please check it with your partner and try again.';
export const coupleFull = (language?: Language): string =>
  said('YKvL', undefined, language) ?? 'This couple account already has two members.';
export const alreadyPartnered = (language?: Language): string =>
  said('iuPD', undefined, language) ??
  'You already share a couple account with your partner, so you cannot join another.';
export const ownInviteCode = (language?: Language): string =>
  said('TEtm', undefined, language) ?? 'This is your own invite code. Enter the one your partner sees.';
export const coupleGone = (language?: Language): string =>
  said('-iyY', undefined, language) ?? 'You are not in a couple account anymore.';
export const coupleFirst = (language?: Language): string =>
  said('o3im', undefined, language) ?? 'Set up your couple account first, or join your partner’s.';
export const nothingToUndo = (language?: Language): string =>
  said('yrrz', undefined, language) ??
  'This cannot be undone anymore. You can leave the couple account in Settings.';
export const codeMissing = (language?: Language): string =>
  said('CELo', undefined, language) ?? "Please enter your partner's invite code.";
export const codeToJoin = (language?: Language): string =>
  said('7bIV', undefined, language) ?? "Enter your partner's invite code.";
export const codeTooLong = (language?: Language): string =>
  said('QFy0', undefined, language) ?? 'That invite code is too long.';
export const proofFirst = (language?: Language): string =>
  said('6CF-', undefined, language) ?? 'Please show that it is you, then try again.';
export const notYourPassword = (language?: Language): string =>
  said('Fs32', undefined, language) ?? 'That is not your password. Please try again.';
export const notYourProvider = (language?: Language): string =>
  said('rxA0', undefined, language) ??
  'You signed in there as someone else. Please sign in with the account that you use here.';
export const passkeyNotProved = (language?: Language): string =>
  said('Q7DS', undefined, language) ?? 'This passkey did not work here. Please try again.';
export const proveAddress = (language?: Language): string =>
  said('f_Or', undefined, language) ??
  'First show that the email address is yours: type the code that we sent there.';
export const eightMailedDigits = (language?: Language): string =>
  said('C3kf', undefined, language) ?? 'Enter the eight digits from our email.';
export const nothingToChange = (language?: Language): string =>
  said('mvZg', undefined, language) ?? 'Change at least one field before you save.';
export const passkeyGone = (language?: Language): string =>
  said('mH81', undefined, language) ?? 'This passkey is not there anymore.';
export const passkeyNotAdded = (language?: Language): string =>
  said('NGzW', undefined, language) ?? 'This passkey could not be added. Please try again.';
export const tenPasskeys = (language?: Language): string =>
  said('wb7f', undefined, language) ?? 'You can have ten passkeys at most. Remove one that you do not use.';
export const lastWayIn = (language?: Language): string =>
  said('ZtJ8', undefined, language) ?? 'This is your only way to sign in, so it has to stay.';
export const passkeyName = (language?: Language): string =>
  said('-ci7', undefined, language) ?? 'Give the passkey a name.';
export const passkeyNameTooLong = (language?: Language): string =>
  said('G4bX', undefined, language) ?? 'Use at most 60 characters for the name.';
export const appCodesOn = (language?: Language): string =>
  said('zuFS', undefined, language) ?? 'Codes from an app are on already. Turn them off first.';
export const appCodesOff = (language?: Language): string =>
  said('t18n', undefined, language) ?? 'Codes from an app are not on.';
export const sessionGone = (language?: Language): string =>
  said('tU2e', undefined, language) ?? 'You are no longer signed in there.';
export const pictureTooLarge = (language?: Language): string =>
  said('7qHU', undefined, language) ?? 'Please choose a picture smaller than 5 MB.';
export const notAPicture = (language?: Language): string =>
  said('_dtS', undefined, language) ?? 'This is not a picture.';
export const notAJpeg = (language?: Language): string =>
  said('q7dn', undefined, language) ?? 'This is not a JPEG picture that can be read.';
export const pictureMissing = (language?: Language): string =>
  said('Kii6', undefined, language) ?? 'This picture is not there.';
export const manyPictures = (language?: Language): string =>
  said('iS2x', undefined, language) ??
  'You have as many pictures here as one account can keep. Please keep the one that you have.';
export const uploadOver = (language?: Language): string =>
  said('r361', undefined, language) ?? 'This upload address is no longer good. Please start again.';
export const allowFirst = (language?: Language): string =>
  said('oZV5', undefined, language) ?? 'First allow notifications in the browser that is to show them.';
export const browserCannot = (language?: Language): string =>
  said('qcKi', undefined, language) ?? 'This browser cannot be notified.';
export const chooseTime = (language?: Language): string =>
  said('X1DK', undefined, language) ?? 'Choose a time of day, such as 7:00 PM.';
export const chooseOption = (language?: Language): string =>
  said('VBCT', undefined, language) ?? 'Choose one of the options.';
export const answersClash = (language?: Language): string =>
  said('Pym7', undefined, language) ?? 'These answers do not go together.';
export const answerAlone = (language?: Language): string =>
  said('kGdY', undefined, language) ?? 'Choose this answer alone, or others without it.';
export const noFocus = (language?: Language): string =>
  said('-OnG', undefined, language) ?? 'This is not one of the areas that can be in focus.';
export const manyAtOnce = (language?: Language): string =>
  said('B8y2', undefined, language) ?? 'That is a lot at the same time. Please wait a moment and try again.';
export const moduleMissing = (language?: Language): string =>
  said('ExSc', undefined, language) ?? 'The requested module could not be found.';
export const unverified = (language?: Language): string =>
  said('CpTh', undefined, language) ??
  'An account with this email address exists, and your provider has not verified that the address is yours.';
export const noAddress = (language?: Language): string =>
  said('Bbln', undefined, language) ??
  'Your provider does not tell us your email address, and an account needs one.';
export const entryGone = (language?: Language): string =>
  said('Cu_R', undefined, language) ?? 'This entry is not there anymore.';
export const changeEntryFirst = (language?: Language): string =>
  said('M-Zw', undefined, language) ?? 'Change the text or who may read it before you save.';
export const photoGone = (language?: Language): string =>
  said('jMkU', undefined, language) ?? 'This photo is not there anymore.';
export const ownText = (language?: Language): string =>
  said('Pdwj', undefined, language) ?? 'You wrote this yourself. Your partner can thank you for it.';
export const appreciationGone = (language?: Language): string =>
  said('ojMO', undefined, language) ?? 'This appreciation is not there anymore.';
export const nothingToDecide = (language?: Language): string =>
  said('4LfV', undefined, language) ??
  'There is nothing to decide anymore. You can share each entry in your journal.';
export const journalFull = (language?: Language): string =>
  said('f4VX', undefined, language) ??
  'Your journal is full. Delete entries that you no longer need, then try again.';
export const photosFull = (language?: Language): string =>
  said('B_la', undefined, language) ??
  'Your photos take up all the room that there is. Remove one that you no longer need, then try again.';
export const activityDone = (language?: Language): string =>
  said('jNL3', undefined, language) ?? 'You have done this activity already.';
export const activitySwitched = (language?: Language): string =>
  said('JPGO', undefined, language) ?? 'You already switched today’s activity. A new one comes tomorrow.';
export const activityGone = (language?: Language): string =>
  said('FNX0', undefined, language) ?? 'This is not today’s activity anymore. Please look at today’s.';
export const questionSwitched = (language?: Language): string =>
  said('N8sg', undefined, language) ?? 'You already switched today’s question. A new one comes tomorrow.';
export const answersOpen = (language?: Language): string =>
  said('_klf', undefined, language) ?? 'You have both answered, so both answers stay as they are.';
export const answersSealed = (language?: Language): string =>
  said('F0GB', undefined, language) ?? 'You can reply once you have both answered.';
export const questionAnswered = (language?: Language): string =>
  said('vqY7', undefined, language) ?? 'This question is answered already.';
export const questionGone = (language?: Language): string =>
  said('Wdm4', undefined, language) ?? 'This is not your question anymore. Please look at today’s.';
export const replySent = (language?: Language): string =>
  said('8miG', undefined, language) ?? 'You have replied already.';
export const nothingToday = (language?: Language): string =>
  said('t1XE', undefined, language) ?? 'There is nothing for today.';
export const stepMissing = (language?: Language): string =>
  said('6jem', undefined, language) ?? 'This module has no such action step.';
export const questionMissing = (language?: Language): string =>
  said('H_ZH', undefined, language) ?? 'This question is not there.';
export const agreementMade = (language?: Language): string =>
  said('smjI', undefined, language) ?? 'Your partner has just written down an agreement for this talk.';
export const agreementGone = (language?: Language): string =>
  said('6V7d', undefined, language) ?? 'This agreement is not there anymore.';
export const easierDay = (language?: Language): string =>
  said('n-bJ', undefined, language) ?? 'Choose a day for the easier one.';
export const dayWithinYear = (language?: Language): string =>
  said('arZq', undefined, language) ?? 'Choose a day from today to a year from now.';
export const roundTakesTwo = (language?: Language): string =>
  said('FsYE', undefined, language) ?? 'A round takes two. Invite your partner first.';
export const talkTakesTwo = (language?: Language): string =>
  said('-QUQ', undefined, language) ?? 'A talk takes two. Invite your partner first.';
export const talkOver = (language?: Language): string =>
  said('-obc', undefined, language) ?? 'This talk is over. You can begin a new one at any time.';
export const talkNotOffered = (language?: Language): string =>
  said('3ebG', undefined, language) ??
  'Your results do not lead to this talk. Look at them once more and choose another one.';
export const talkOpen = (language?: Language): string =>
  said('Fy2r', undefined, language) ??
  'You are in the middle of another talk. Finish it, or leave it for today.';
export const conversationGone = (language?: Language): string =>
  said('P8As', undefined, language) ?? 'This conversation is not there anymore.';
export const changeNameFirst = (language?: Language): string =>
  said('dqCC', undefined, language) ?? 'Change the name, or whether it is hidden, before you save.';
export const answerUnfinished = (language?: Language): string =>
  said('N6Dd', undefined, language) ??
  'The new answer could not be finished, so the one before it stays. Please try again.';
export const stillAnswering = (language?: Language): string =>
  said('Fp79', undefined, language) ??
  'The coach is still answering your last message here. Send this one when it has finished.';
export const manyAnswers = (language?: Language): string =>
  said('kEBR', undefined, language) ??
  'The coach is already writing several answers for you. Let one of them finish, then send this.';
export const conversationsFull = (language?: Language): string =>
  said('ts3Y', undefined, language) ??
  'There is no more room for your talks with the coach. Delete some that you no longer need, then try again.';
export const coachAgainIn = (v: { hours: number }, language?: Language): string =>
  said('oY38', v, language) ??
  `You have talked a lot through today, and that takes something. The coach is here again ${plural('en-US', v.hours, { one: 'within the hour', other: `in about ${number('en-US', v.hours)} hours` })}; your journal is open until then.`;
