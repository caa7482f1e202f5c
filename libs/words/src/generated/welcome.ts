// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('i077', language) ?? 'Welcome';
export const heading = (language?: Language): string =>
  said('xc8h', language) ?? 'A few taps, so that Anew fits you';
export const household = (language?: Language): string => said('oYzA', language) ?? 'Your household';
export const story = (language?: Language): string => said('gQqh', language) ?? 'Your story';
export const place = (v: { count: string | number; number: string | number }, language?: Language): string =>
  said('cUAM', language, v) ?? `Question ${v.number} of ${v.count}`;
export const notNow = (language?: Language): string => said('gWuP', language) ?? 'Not now';
export const close = (language?: Language): string => said('HF9c', language) ?? 'Close';
export const progress = (language?: Language): string => said('tNQi', language) ?? 'Progress';
export const notSaved = (language?: Language): string => said('2zTl', language) ?? 'This was not saved';
export const notSavedText = (language?: Language): string =>
  said('0GuZ', language) ?? 'Please try again, or skip it for now.';
export const back = (language?: Language): string => said('RM4s', language) ?? 'Back';
export const skip = (language?: Language): string => said('nHJS', language) ?? 'Skip';
export const saving = (language?: Language): string => said('7LAw', language) ?? 'Saving';
export const done = (language?: Language): string => said('u5EE', language) ?? 'Done';
export const next = (language?: Language): string => said('az9c', language) ?? 'Next';
export const failed = (language?: Language): string =>
  said('7JWG', language) ?? 'These questions did not load';
export const forBoth = (language?: Language): string =>
  said('4EqT', language) ?? 'Choose all that fit. Both of you see this and can change it.';
export const whoseChildren = (language?: Language): string =>
  said('mllk', language) ?? 'Whose children are part of your life?';
export const noChildren = (language?: Language): string => said('bpkx', language) ?? 'We have no children';
export const howOld = (language?: Language): string => said('qE2J', language) ?? 'How old are they?';
export const everyDay = (language?: Language): string => said('NG3n', language) ?? 'Every day';
export const certainDays = (language?: Language): string => said('V1YG', language) ?? 'On certain days';
export const changes = (language?: Language): string => said('OqFU', language) ?? 'It changes, or they visit';
export const when = (language?: Language): string => said('3kET', language) ?? 'When are they with you?';
export const theseDays = (language?: Language): string => said('foKH', language) ?? 'On these days';
export const callYou = (language?: Language): string => said('ELh4', language) ?? 'What should we call you?';
export const firstName = (language?: Language): string => said('CEg6', language) ?? 'First name';
export const partnerSees = (language?: Language): string =>
  said('bp11', language) ?? 'Your partner sees it too.';
export const cameBefore = (language?: Language): string =>
  said('3ZLs', language) ?? 'What came before, for you?';
export const cameBeforeHint = (language?: Language): string =>
  said('cfWh', language) ??
  'Only you see this. Your partner does not. We use it to leave out questions that would not fit.';
export const likeFirst = (language?: Language): string =>
  said('Gw9w', language) ?? 'What would you like first?';
export const likeFirstHint = (language?: Language): string =>
  said('JAF8', language) ?? 'Only you see this. It comes first in your list of modules.';
export const faith = (language?: Language): string =>
  said('2lxy', language) ?? 'Does faith have a part in your life at home?';
export const faithHint = (language?: Language): string =>
  said('JCyM', language) ??
  'Both of you see this and can change it. It decides how often faith comes up in your questions and activities. We don’t ask which faith.';
export const where = (language?: Language): string =>
  said('w3oP', language) ?? 'Where can the two of you do things together?';
export const whereHint = (language?: Language): string =>
  said('BAu3', language) ??
  'Leave out what doesn’t fit your home, your health or your week. Both of you see this and can change it.';
