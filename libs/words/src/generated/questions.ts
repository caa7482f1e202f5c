// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('Wev8', language) ?? 'Questions you answered';
export const lead = (language?: Language): string =>
  said('OtSs', language) ?? 'What you both said, newest first.';
export const loading = (language?: Language): string => said('co-9', language) ?? 'Loading your questions';
export const failed = (language?: Language): string =>
  said('JVOJ', language) ?? 'Your questions did not load';
export const none = (language?: Language): string => said('9Q6N', language) ?? 'No answers yet';
export const seeTodays = (language?: Language): string => said('qHe8', language) ?? 'See today’s question';
export const noneText = (language?: Language): string =>
  said('Wkub', language) ?? 'When you have answered a question, it is kept here with what you both said.';
export const older = (language?: Language): string => said('2y4L', language) ?? 'Show older questions';
export const end = (language?: Language): string => said('nlXe', language) ?? 'Your questions begin here.';
export const olderFailed = (language?: Language): string =>
  said('vuOQ', language) ?? 'Older questions did not load. Please try again.';
export const onlyYou = (language?: Language): string => said('Ltwp', language) ?? 'Only you can read this.';
export const soFarOnlyYou = (language?: Language): string =>
  said('2pal', language) ?? 'So far only you have answered this one.';
export const passed = <T>(
  v: { bdi: (words: string) => T; name: string | number },
  language?: Language,
): (string | T)[] => said<(string | T)[]>('IzWg', language, v) ?? [v.bdi(`${v.name}`), ' passed this one.'];
