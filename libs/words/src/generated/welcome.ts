// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('i077') ?? 'Welcome';
export const heading = (): string => said('xc8h') ?? 'A few taps, so that Anew fits you';
export const household = (): string => said('oYzA') ?? 'Your household';
export const story = (): string => said('gQqh') ?? 'Your story';
export const place = (v: { count: string | number; number: string | number }): string =>
  said('cUAM', v) ?? `Question ${v.number} of ${v.count}`;
export const notNow = (): string => said('gWuP') ?? 'Not now';
export const close = (): string => said('HF9c') ?? 'Close';
export const progress = (): string => said('tNQi') ?? 'Progress';
export const notSaved = (): string => said('2zTl') ?? 'This was not saved';
export const notSavedText = (): string => said('0GuZ') ?? 'Please try again, or skip it for now.';
export const back = (): string => said('RM4s') ?? 'Back';
export const skip = (): string => said('nHJS') ?? 'Skip';
export const saving = (): string => said('7LAw') ?? 'Saving';
export const done = (): string => said('u5EE') ?? 'Done';
export const next = (): string => said('az9c') ?? 'Next';
export const failed = (): string => said('7JWG') ?? 'These questions did not load';
export const forBoth = (): string =>
  said('4EqT') ?? 'Choose all that fit. Both of you see this and can change it.';
export const whoseChildren = (): string => said('mllk') ?? 'Whose children are part of your life?';
export const noChildren = (): string => said('bpkx') ?? 'We have no children';
export const howOld = (): string => said('qE2J') ?? 'How old are they?';
export const everyDay = (): string => said('NG3n') ?? 'Every day';
export const certainDays = (): string => said('V1YG') ?? 'On certain days';
export const changes = (): string => said('OqFU') ?? 'It changes, or they visit';
export const when = (): string => said('3kET') ?? 'When are they with you?';
export const theseDays = (): string => said('foKH') ?? 'On these days';
export const callYou = (): string => said('ELh4') ?? 'What should we call you?';
export const firstName = (): string => said('CEg6') ?? 'First name';
export const partnerSees = (): string => said('bp11') ?? 'Your partner sees it too.';
export const cameBefore = (): string => said('3ZLs') ?? 'What came before, for you?';
export const cameBeforeHint = (): string =>
  said('cfWh') ??
  'Only you see this. Your partner does not. We use it to leave out questions that would not fit.';
export const likeFirst = (): string => said('Gw9w') ?? 'What would you like first?';
export const likeFirstHint = (): string =>
  said('JAF8') ?? 'Only you see this. It comes first in your list of modules.';
export const faith = (): string => said('2lxy') ?? 'Does faith have a part in your life at home?';
export const faithHint = (): string =>
  said('JCyM') ??
  'Both of you see this and can change it. It decides how often faith comes up in your questions and activities. We don’t ask which faith.';
export const where = (): string => said('w3oP') ?? 'Where can the two of you do things together?';
export const whereHint = (): string =>
  said('BAu3') ??
  'Leave out what doesn’t fit your home, your health or your week. Both of you see this and can change it.';
