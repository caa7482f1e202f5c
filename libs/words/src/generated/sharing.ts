// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { number, plural } from '../format.js';
import { type Language, said } from '../language.js';

export const title = (language?: Language): string =>
  said('Ljns', language) ?? 'What you wrote before is still yours';
export const wroteEntries = (v: { entries: number }, language?: Language): string =>
  said('q_eG', language, v) ??
  `Before the two of you were connected you wrote ${plural('en-US', v.entries, { one: `${number('en-US', v.entries)} shared journal entry`, other: `${number('en-US', v.entries)} shared journal entries` })}. Your partner cannot read them. What would you like to share?`;
export const wroteAppreciations = (v: { appreciations: number }, language?: Language): string =>
  said('yVPe', language, v) ??
  `Before the two of you were connected you wrote ${plural('en-US', v.appreciations, { one: `${number('en-US', v.appreciations)} appreciation`, other: `${number('en-US', v.appreciations)} appreciations` })}. Your partner cannot read them. What would you like to share?`;
export const wroteBoth = (v: { appreciations: number; entries: number }, language?: Language): string =>
  said('m9oD', language, v) ??
  `Before the two of you were connected you wrote ${plural('en-US', v.entries, { one: `${number('en-US', v.entries)} shared journal entry`, other: `${number('en-US', v.entries)} shared journal entries` })} and ${plural('en-US', v.appreciations, { one: `${number('en-US', v.appreciations)} appreciation`, other: `${number('en-US', v.appreciations)} appreciations` })}. Your partner cannot read them. What would you like to share?`;
export const keepAll = (language?: Language): string => said('KMMc', language) ?? 'Keep it all to myself';
export const letMeChoose = (language?: Language): string => said('XF-B', language) ?? 'Let me choose';
export const shareAll = (language?: Language): string => said('9Ygc', language) ?? 'Share all of it';
export const shared = (language?: Language): string => said('MlIc', language) ?? 'Shared with your partner';
export const kept = (language?: Language): string => said('DMro', language) ?? 'Kept to yourself';
export const failed = (language?: Language): string =>
  said('bhMN', language) ?? 'Nothing was shared. Please try again.';
export const chooseTitle = (language?: Language): string => said('Z2WE', language) ?? 'Choose what to share';
export const chooseText = (language?: Language): string =>
  said('C6Rz', language) ??
  'What you leave out stays yours. You can share a journal entry later, in your journal.';
export const shareSome = (v: { count: number }, language?: Language): string =>
  said('mvJs', language, v) ??
  plural('en-US', v.count, { '=0': 'Share nothing', other: `Share ${number('en-US', v.count)}` });
export const sharing = (language?: Language): string => said('g-_3', language) ?? 'Sharing...';
export const mayRead = (language?: Language): string =>
  said('v96U', language) ?? 'What your partner may read';
export const entryOf = (v: { date: string | number }, language?: Language): string =>
  said('4_Hn', language, v) ?? `Journal entry, ${v.date}`;
export const appreciationOf = (v: { date: string | number }, language?: Language): string =>
  said('EfLl', language, v) ?? `Appreciation, ${v.date}`;
