// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('Wev8') ?? 'Questions you answered';
export const lead = (): string => said('OtSs') ?? 'What you both said, newest first.';
export const loading = (): string => said('co-9') ?? 'Loading your questions';
export const failed = (): string => said('JVOJ') ?? 'Your questions did not load';
export const none = (): string => said('9Q6N') ?? 'No answers yet';
export const seeTodays = (): string => said('qHe8') ?? 'See today’s question';
export const noneText = (): string =>
  said('Wkub') ?? 'When you have answered a question, it is kept here with what you both said.';
export const older = (): string => said('2y4L') ?? 'Show older questions';
export const end = (): string => said('nlXe') ?? 'Your questions begin here.';
export const olderFailed = (): string => said('vuOQ') ?? 'Older questions did not load. Please try again.';
export const onlyYou = (): string => said('Ltwp') ?? 'Only you can read this.';
export const soFarOnlyYou = (): string => said('2pal') ?? 'So far only you have answered this one.';
export const passed = <T>(v: { bdi: (words: string) => T; name: string | number }): (string | T)[] =>
  said<(string | T)[]>('IzWg', v) ?? [v.bdi(`${v.name}`), ' passed this one.'];
