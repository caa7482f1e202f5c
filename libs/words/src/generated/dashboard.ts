// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice } from '../format.js';
import { said } from '../said.js';

export const title = (): string => said('3bqL') ?? 'Dashboard';
export const hello = (v: { part: 'afternoon' | 'morning' | (string & {}) }): string =>
  said('70bR', v) ??
  choice(v.part, { morning: 'Good morning', afternoon: 'Good afternoon', other: 'Good evening' });
export const helloName = (v: {
  name: string | number;
  part: 'afternoon' | 'morning' | (string & {});
}): string =>
  said('3ko-', v) ??
  choice(v.part, {
    morning: `Good morning, ${v.name}`,
    afternoon: `Good afternoon, ${v.name}`,
    other: `Good evening, ${v.name}`,
  });
export const yourPartner = (): string => said('jz_0') ?? 'Your partner';
export const stepsTitle = (): string => said('1W-U') ?? 'Today in three steps';
export const apart = (): string => said('KCTO') ?? 'Begin wherever you like. Each step is small.';
export const nearer = (): string => said('jbLI') ?? 'You two have begun. There is no hurry.';
export const touching = (): string => said('oKLB') ?? 'Much of it is done. There is no hurry.';
export const together = (): string =>
  said('IjZa') ?? 'All of it is done, by both of you. The rest of the day is yours.';
export const partDone = (): string =>
  said('RiI6') ?? 'Your part of today is done. There is nothing more that you need to do.';
export const alone = (): string => said('YCgd') ?? 'You can begin on your own. Each step is small.';
export const mine = (v: {
  part: 'activity' | 'appreciation' | 'passed' | 'question' | (string & {});
}): string =>
  said('sOBE', v) ??
  `You: ${choice(v.part, { appreciation: 'written', question: 'answered', activity: 'done', passed: 'passing today', other: 'not yet' })}.`;
export const partners = <T>(v: {
  bdi: (words: string) => T;
  name: string | number;
  part: 'activity' | 'appreciation' | 'passed' | 'question' | (string & {});
}): (string | T)[] =>
  said<(string | T)[]>('QlXs', v) ?? [
    v.bdi(`${v.name}`),
    ': ',
    ...choice(v.part, {
      appreciation: ['written'],
      question: ['answered'],
      activity: ['done'],
      passed: ['passing today'],
      other: ['not yet'],
    }),
    '.',
  ];
export const wroteYouNew = <T>(v: { bdi: (words: string) => T; name: string | number }): (string | T)[] =>
  said<(string | T)[]>('5SDr', v) ?? [v.bdi(`${v.name}`), ' wrote you something new'];
export const wroteYou = (v: { name: string | number }): string =>
  said('WqwG', v) ?? `${v.name} wrote you something.`;
export const readNew = (): string => said('43Ct') ?? 'Read all that is new';
export const lately = (): string => said('EEIs') ?? 'Lately';
export const notesTitle = (): string => said('L9LY') ?? 'Appreciation journal';
export const allNotes = (): string => said('Jo5C') ?? 'All appreciations';
export const noNotes = (): string =>
  said('o3wp') ?? 'What the two of you appreciate in each other is collected here.';
export const loadingNotes = (): string => said('IUJs') ?? 'Loading your appreciations';
export const notesFailed = (): string => said('lC6U') ?? 'Your appreciations did not load';
export const entriesTitle = (): string => said('NMos') ?? 'Recent journal entries';
export const openJournal = (): string => said('3jmO') ?? 'Open the journal';
export const loadingEntries = (): string => said('ZXmu') ?? 'Loading your entries';
export const entriesFailed = (): string => said('A8qy') ?? 'Your entries did not load';
export const noEntries = (): string =>
  said('qK4G') ?? 'Nothing is written yet. The first line can be a small one.';
export const sharedBadge = (): string => said('xDlc') ?? 'Shared';
export const privateBadge = (): string => said('86Ie') ?? 'Private';
export const onlyYouSoFar = (): string => said('gtcE') ?? 'only you can read it so far';
export const appreciation = (): string => said('uU2H') ?? 'Daily appreciation';
export const appreciationAsk = (v: { alone: 'yes' | (string & {}) }): string =>
  said('u91F', v) ??
  `What did your partner do lately that you were glad about? ${choice(v.alone, { yes: 'Only you can read it so far.', other: 'Both of you can read it.' })}`;
export const loadingAppreciation = (): string => said('_Zex') ?? 'Loading today’s appreciation';
export const appreciationFailed = (): string => said('fIKt') ?? 'Today’s appreciation did not load';
export const write = (): string => said('-vcP') ?? 'Write';
export const edit = (): string => said('jUts') ?? 'Edit';
export const activity = (): string => said('3RXy') ?? 'Today’s connection activity';
export const loadingActivity = (): string => said('QwwY') ?? 'Loading today’s activity';
export const activityFailed = (): string => said('q2zB') ?? 'Today’s activity did not load';
export const noActivity = (): string => said('YROA') ?? 'There is no activity for today.';
export const howItGoes = (): string => said('NT56') ?? 'How it goes';
export const whatItWas = (): string => said('2DNF') ?? 'What it was';
export const completed = (): string => said('imFV') ?? 'Completed today!';
export const minutes = (v: { count: string | number }): string => said('qCCI', v) ?? `${v.count} minutes`;
export const another = (): string => said('ZSjX') ?? 'Another activity';
export const tryAgain = (): string => said('K2Fj') ?? 'Please try again.';
export const sayHow = (): string => said('8brS') ?? 'Say how it was (optional)';
export const complete = (): string => said('geXM') ?? 'Mark as Complete';
export const saving = (): string => said('PbHV') ?? 'Saving...';
export const activityDone = (): string => said('aeO3') ?? 'Activity completed!';
export const notMarked = (): string => said('W_d8') ?? 'This is not marked yet';
export const markFailed = (): string =>
  said('GxAo') ?? 'Failed to mark the activity as complete. Please try again.';
export const quote = (): string => said('nirY') ?? 'Today’s quote';
export const thought = (): string => said('08Hq') ?? 'A thought for today';
export const loadingQuote = (): string => said('EwMA') ?? 'Loading today’s quote';
export const quoteFailed = (): string => said('n7N3') ?? 'Today’s quote did not load';
export const noQuote = (): string => said('VQzR') ?? 'There is no quote for today.';
export const explore = (): string => said('6Wie') ?? 'Explore modules';
export const modules = (): string => said('FQEk') ?? 'Modules';
export const modulesText = (): string =>
  said('07WC') ?? 'Eight guided topics for second marriages, 20-30 minutes each.';
export const coaching = (): string => said('mAJA') ?? 'AI Coaching';
export const coachingText = (): string => said('_qG7') ?? 'Think something through, at any hour.';
export const retreat = (): string => said('Ilv9') ?? 'A weekend for the two of you';
export const retreatText = (): string =>
  said('LeQc') ?? 'A couples retreat in Bend, Oregon. Limited to 12 couples. Dates to be announced.';
export const retreatReceived = (): string =>
  said('vBYv') ?? 'We have your interest. You’ll hear from us first.';
export const retreatChange = (): string => said('IRvq') ?? 'Change what we have';
export const retreatExpress = (): string => said('-rA9') ?? 'Express Interest';
export const entryByYou = (): string => said('SKU8') ?? 'You';
