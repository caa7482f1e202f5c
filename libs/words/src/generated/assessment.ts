// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('g7jB') ?? 'Assessment';
export const loadFailed = (): string => said('3CO8') ?? 'The assessment did not load';
export const loading = (): string => said('-ZQa') ?? 'Loading your assessment';
export const signedOut = (): string =>
  said('uoff') ?? 'You have been signed out. Sign in, and you are back here.';
export const signInAgain = (): string => said('zn2l') ?? 'Sign in again';
export const coupleAssessment = (): string => said('FMGS') ?? 'Couple assessment';
export const lead = (v: { count: string | number }): string =>
  said('3mZU', v) ?? `${v.count} questions, about 15 minutes. There are no right answers, only honest ones.`;
export const heading = (): string => said('-DuP') ?? 'How is it, being the two of you?';
export const headingBack = (): string => said('DG3W') ?? 'Good to have you back';
export const begin = (): string => said('dext') ?? 'Begin';
export const alone = (): string => said('qf8_') ?? 'On your own';
export const aloneText = (): string =>
  said('Ty0j') ?? 'Each of you answers alone. Say how it is on most days, not how it should be.';
export const ownTime = (): string => said('hkJ-') ?? 'In your own time';
export const kept = (): string =>
  said('T0Sr') ??
  'Stop whenever you like. Until you send them, your answers stay in this browser, on this device.';
export const notKept = (): string =>
  said('8RBn') ??
  'This browser keeps nothing once you leave the page, so it is best to finish in one sitting.';
export const noTest = (): string => said('pyyE') ?? 'To talk, not to test';
export const noTestText = (): string =>
  said('KrSu') ??
  'We wrote these questions to start good conversations. They don’t measure or diagnose anyone.';
export const waiting = (v: { answered: string | number; count: string | number }): string =>
  said('mcuG', v) ?? `${v.answered} of ${v.count} questions are answered and waiting for you here.`;
export const continueAt = (v: { number: string | number }): string =>
  said('ZE_R', v) ?? `Continue with question ${v.number}`;
export const partnerSees = (): string => said('8PS2') ?? 'What your partner will see';
export const nothingYet = (): string =>
  said('zKSr') ??
  'Nothing until you have both finished, not even that you have begun. Then you both see the same page:';
export const fewWords = <T>(v: { b: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('aL1J', v) ?? [
    v.b('A few words for each of five areas:'),
    ' “A shared strength,” “Close together” or “Worth a conversation.”',
  ];
export const roughly = <T>(v: { b: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('54XP', v) ?? [
    v.b('Roughly where each of you stands'),
    ' in each area, by name: one of five places on a line.',
  ];
export const neverAnswers = <T>(v: { b: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('McKx', v) ?? [
    v.b('Never your answers.'),
    ' Nobody else sees which option you chose.',
  ];
export const example = (): string => said('eVsj') ?? 'A made-up example of one area';
export const exampleInWords = (): string =>
  said('rGwD') ?? 'You are at place 3 of 5, your partner at place 4.';
export const closest = (): string =>
  said('mXY2') ??
  'Three things on the page come close to an answer: a subject you both feel hopeful about, a question that fits only one of you, and the module about former partners, if they weigh on one of you.';
export const changeUntilSent = (): string =>
  said('xdZd') ??
  'You can change your answers until you have both sent them. A month later you can both answer again.';
export const place = (v: { count: string | number; number: string | number }): string =>
  said('kqjX', v) ?? `Question ${v.number} of ${v.count}`;
export const placeIn = (v: {
  category: string | number;
  count: string | number;
  number: string | number;
}): string => said('pz8W', v) ?? `Question ${v.number} of ${v.count} · ${v.category}`;
export const finishLater = (): string => said('e59Q') ?? 'Finish later';
export const progress = (): string => said('IfaJ') ?? 'Progress';
export const back = (): string => said('9xNR') ?? 'Back';
export const saving = (): string => said('YBVs') ?? 'Saving your answers';
export const complete = (): string => said('VLHG') ?? 'Complete Assessment';
export const next = (): string => said('JQ3o') ?? 'Next';
export const completed = (): string => said('tYu9') ?? 'Assessment completed!';
export const failed = (v: { reason: string | number }): string =>
  said('-6pW', v) ?? `Failed to save assessment: ${v.reason}. Please try again.`;
export const stillHereKept = (): string => said('vRP0') ?? 'All your answers are still here, on this device.';
export const stillHere = (): string =>
  said('qOJM') ?? 'All your answers are still here as long as this page stays open.';
export const startOver = (): string => said('gErs') ?? 'Start over';
export const startOverTitle = (): string => said('cg35') ?? 'Start over?';
export const discard = (): string => said('iHb7') ?? 'Discard';
export const discardTitle = (): string => said('hGur') ?? 'Discard?';
export const deleteText = (): string =>
  said('xBUj') ??
  'The answers you have not sent yet are deleted from this device. Nobody else has seen them.';
export const deleteThem = (): string => said('Qfzj') ?? 'Delete them';
export const keep = (): string => said('p8pI') ?? 'Keep them';
export const changeMine = (): string => said('IprX') ?? 'Change my answers';
export const changeTitle = (): string => said('LS9Y') ?? 'Change your answers?';
export const changeText = (v: { date: string | number }): string =>
  said('mHvj', v) ??
  `Your answers from ${v.date} are filled in for you to change, and they count until you send the new ones. You can do that until you have both answered. Then the results stand.`;
export const again = (): string => said('z14_') ?? 'Answer again';
export const againTitle = (): string => said('k8T8') ?? 'Answer again?';
export const againText = (v: { date: string | number }): string =>
  said('4Kkg', v) ??
  `Your answers from ${v.date} are filled in for you to change, and they count until you send the new ones. A new round begins with that. Its results are there once you have both answered.`;
export const leave = (): string => said('0BpZ') ?? 'Leave it as it is';
export const begunAgain = (v: { answered: string | number; count: string | number }): string =>
  said('bC7k', v) ??
  `You have begun to answer again (${v.answered} of ${v.count} are filled in). Your earlier answers count until you send the new ones.`;
export const loadingResults = (): string => said('oVrZ') ?? 'Loading your results';
export const looking = (): string => said('6EGl') ?? 'Looking for your results';
export const completeTitle = (): string => said('IB4o') ?? 'Assessment complete';
export const partDone = (): string => said('vQ5b') ?? 'Your part is done';
export const thanks = (v: { date: string | number }): string =>
  said('ouer', v) ??
  `Thank you for your honesty. We have your answers from ${v.date}, and only you can see them.`;
export const notLooked = (): string => said('pn1V') ?? 'We could not look for your results just now';
export const lookAgain = (): string => said('NirC') ?? 'Look again';
export const safeWithUs = (): string =>
  said('kr-t') ?? 'Your answers are safe with us. This page keeps trying by itself.';
export const notJoined = <T>(v: { dashboard: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('vQzA', v) ?? [
    'Your partner has not joined you here yet. The invitation is on your ',
    v.dashboard('dashboard'),
    '.',
  ];
export const onYourOwn = (): string => said('NLZM') ?? 'You are here on your own. Your own picture is below.';
export const meanwhileName = (v: { name: string | number }): string =>
  said('dyb0', v) ??
  `If ${v.name} has already answered, it only takes a moment. The results appear here by themselves.`;
export const meanwhile = (): string =>
  said('aJhj') ??
  'If they have already answered, it only takes a moment. The results appear here by themselves.';
export const promise = (): string =>
  said('UaqY') ?? "We'll provide personalized insights once your partner completes theirs too.";
export const toModules = (): string => said('HZh5') ?? 'Back to Modules';
export const you = (): string => said('T7lJ') ?? 'You';
export const yourPartner = (): string => said('KmJE') ?? 'Your partner';
