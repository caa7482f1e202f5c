// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('g7jB', language) ?? 'Assessment';
export const loadFailed = (language?: Language): string =>
  said('3CO8', language) ?? 'The assessment did not load';
export const loading = (language?: Language): string => said('-ZQa', language) ?? 'Loading your assessment';
export const signedOut = (language?: Language): string =>
  said('uoff', language) ?? 'You have been signed out. Sign in, and you are back here.';
export const signInAgain = (language?: Language): string => said('zn2l', language) ?? 'Sign in again';
export const coupleAssessment = (language?: Language): string =>
  said('FMGS', language) ?? 'Couple assessment';
export const lead = (v: { count: string | number }, language?: Language): string =>
  said('3mZU', language, v) ??
  `${v.count} questions, about 15 minutes. There are no right answers, only honest ones.`;
export const heading = (language?: Language): string =>
  said('-DuP', language) ?? 'How is it, being the two of you?';
export const headingBack = (language?: Language): string => said('DG3W', language) ?? 'Good to have you back';
export const begin = (language?: Language): string => said('dext', language) ?? 'Begin';
export const alone = (language?: Language): string => said('qf8_', language) ?? 'On your own';
export const aloneText = (language?: Language): string =>
  said('Ty0j', language) ?? 'Each of you answers alone. Say how it is on most days, not how it should be.';
export const ownTime = (language?: Language): string => said('hkJ-', language) ?? 'In your own time';
export const kept = (language?: Language): string =>
  said('T0Sr', language) ??
  'Stop whenever you like. Until you send them, your answers stay in this browser, on this device.';
export const notKept = (language?: Language): string =>
  said('8RBn', language) ??
  'This browser keeps nothing once you leave the page, so it is best to finish in one sitting.';
export const noTest = (language?: Language): string => said('pyyE', language) ?? 'To talk, not to test';
export const noTestText = (language?: Language): string =>
  said('KrSu', language) ??
  'We wrote these questions to start good conversations. They don’t measure or diagnose anyone.';
export const waiting = (
  v: { answered: string | number; count: string | number },
  language?: Language,
): string =>
  said('mcuG', language, v) ?? `${v.answered} of ${v.count} questions are answered and waiting for you here.`;
export const continueAt = (v: { number: string | number }, language?: Language): string =>
  said('ZE_R', language, v) ?? `Continue with question ${v.number}`;
export const partnerSees = (language?: Language): string =>
  said('8PS2', language) ?? 'What your partner will see';
export const nothingYet = (language?: Language): string =>
  said('zKSr', language) ??
  'Nothing, until both of you have finished; not even whether you have begun. Then you both see the same page:';
export const fewWords = <T>(v: { b: (words: string) => T }, language?: Language): (string | T)[] =>
  said<(string | T)[]>('aL1J', language, v) ?? [
    v.b('A few words for each of five areas:'),
    ' “A shared strength”, “Close together” or “Worth a conversation”.',
  ];
export const roughly = <T>(v: { b: (words: string) => T }, language?: Language): (string | T)[] =>
  said<(string | T)[]>('54XP', language, v) ?? [
    v.b('Roughly where each of you stands'),
    ' in each area, by name: one of five places on a line. All words on the page follow from these places.',
  ];
export const neverAnswers = <T>(v: { b: (words: string) => T }, language?: Language): (string | T)[] =>
  said<(string | T)[]>('McKx', language, v) ?? [
    v.b('Never your answers.'),
    ' Which option you chose is shown to nobody else.',
  ];
export const example = (language?: Language): string =>
  said('eVsj', language) ?? 'A made-up example of one area';
export const closest = (language?: Language): string =>
  said('mXY2', language) ??
  'Three things come closest to an answer. The page may name a subject that you both answered hopefully. It says so when a question applies to one of you and not to the other. And it may suggest the module about former partners when one of you said that they weigh on you.';
export const changeUntilSent = (language?: Language): string =>
  said('xdZd', language) ??
  'You can change your answers until you have both sent them. Then the results stand, and you can both answer again in a new round a month later.';
export const place = (v: { count: string | number; number: string | number }, language?: Language): string =>
  said('kqjX', language, v) ?? `Question ${v.number} of ${v.count}`;
export const finishLater = (language?: Language): string => said('e59Q', language) ?? 'Finish later';
export const progress = (language?: Language): string => said('IfaJ', language) ?? 'Progress';
export const back = (language?: Language): string => said('9xNR', language) ?? 'Back';
export const saving = (language?: Language): string => said('YBVs', language) ?? 'Saving your answers';
export const complete = (language?: Language): string => said('VLHG', language) ?? 'Complete Assessment';
export const next = (language?: Language): string => said('JQ3o', language) ?? 'Next';
export const completed = (language?: Language): string => said('tYu9', language) ?? 'Assessment completed!';
export const failed = (v: { reason: string | number }, language?: Language): string =>
  said('-6pW', language, v) ?? `Failed to save assessment: ${v.reason}. Please try again.`;
export const stillHereKept = (language?: Language): string =>
  said('vRP0', language) ?? 'All your answers are still here, on this device.';
export const stillHere = (language?: Language): string =>
  said('qOJM', language) ?? 'All your answers are still here as long as this page stays open.';
export const startOver = (language?: Language): string => said('gErs', language) ?? 'Start over';
export const startOverTitle = (language?: Language): string => said('cg35', language) ?? 'Start over?';
export const discard = (language?: Language): string => said('iHb7', language) ?? 'Discard';
export const discardTitle = (language?: Language): string => said('hGur', language) ?? 'Discard?';
export const deleteText = (language?: Language): string =>
  said('xBUj', language) ??
  'The answers you have not sent yet are deleted from this device. Nobody else has seen them.';
export const deleteThem = (language?: Language): string => said('Qfzj', language) ?? 'Delete them';
export const keep = (language?: Language): string => said('p8pI', language) ?? 'Keep them';
export const changeMine = (language?: Language): string => said('IprX', language) ?? 'Change my answers';
export const changeTitle = (language?: Language): string => said('LS9Y', language) ?? 'Change your answers?';
export const changeText = (v: { date: string | number }, language?: Language): string =>
  said('mHvj', language, v) ??
  `Your answers of ${v.date} are filled in for you to change, and they count until you send the new ones. You can do that until you have both answered. Then the results stand.`;
export const again = (language?: Language): string => said('z14_', language) ?? 'Answer again';
export const againTitle = (language?: Language): string => said('k8T8', language) ?? 'Answer again?';
export const againText = (v: { date: string | number }, language?: Language): string =>
  said('4Kkg', language, v) ??
  `Your answers of ${v.date} are filled in for you to change, and they count until you send the new ones. A new round begins with that. Its results are there once you have both answered.`;
export const leave = (language?: Language): string => said('0BpZ', language) ?? 'Leave it as it is';
export const begunAgain = (
  v: { answered: string | number; count: string | number },
  language?: Language,
): string =>
  said('bC7k', language, v) ??
  `You have begun to answer again (${v.answered} of ${v.count} are filled in). Your earlier answers count until you send the new ones.`;
export const loadingResults = (language?: Language): string =>
  said('oVrZ', language) ?? 'Loading your results';
export const looking = (language?: Language): string => said('6EGl', language) ?? 'Looking for your results';
export const completeTitle = (language?: Language): string => said('IB4o', language) ?? 'Assessment complete';
export const partDone = (language?: Language): string => said('vQ5b', language) ?? 'Your part is done';
export const thanks = (v: { date: string | number }, language?: Language): string =>
  said('ouer', language, v) ??
  `Thank you for your honesty. We have your answers of ${v.date}, and only you can see them.`;
export const notLooked = (language?: Language): string =>
  said('pn1V', language) ?? 'We could not look for your results just now';
export const lookAgain = (language?: Language): string => said('NirC', language) ?? 'Look again';
export const safeWithUs = (language?: Language): string =>
  said('kr-t', language) ?? 'Your answers are safe with us. This page keeps trying by itself.';
export const notJoined = <T>(v: { dashboard: (words: string) => T }, language?: Language): (string | T)[] =>
  said<(string | T)[]>('vQzA', language, v) ?? [
    'Your partner has not joined you here yet. The invitation is on your ',
    v.dashboard('dashboard'),
    '.',
  ];
export const meanwhileName = (v: { name: string | number }, language?: Language): string =>
  said('dyb0', language, v) ??
  `If ${v.name} has already answered, it only takes a moment. The results appear here by themselves.`;
export const meanwhile = (language?: Language): string =>
  said('aJhj', language) ??
  'If they have already answered, it only takes a moment. The results appear here by themselves.';
export const promise = (language?: Language): string =>
  said('UaqY', language) ?? "We'll provide personalized insights once your partner completes theirs too.";
export const toModules = (language?: Language): string => said('HZh5', language) ?? 'Back to Modules';
export const you = (language?: Language): string => said('T7lJ', language) ?? 'You';
export const yourPartner = (language?: Language): string => said('KmJE', language) ?? 'Your partner';
