// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { number, plural } from '../format.js';
import { said } from '../said.js';

export const title = (): string => said('Ljns') ?? 'What you wrote before is still yours';
export const wroteEntries = (v: { entries: number }): string =>
  said('q_eG', v) ??
  `Before the two of you were connected you wrote ${plural('en-US', v.entries, { one: `${number('en-US', v.entries)} shared journal entry`, other: `${number('en-US', v.entries)} shared journal entries` })}. Your partner cannot read them. What would you like to share?`;
export const wroteAppreciations = (v: { appreciations: number }): string =>
  said('yVPe', v) ??
  `Before the two of you were connected you wrote ${plural('en-US', v.appreciations, { one: `${number('en-US', v.appreciations)} appreciation`, other: `${number('en-US', v.appreciations)} appreciations` })}. Your partner cannot read them. What would you like to share?`;
export const wroteBoth = (v: { appreciations: number; entries: number }): string =>
  said('m9oD', v) ??
  `Before the two of you were connected you wrote ${plural('en-US', v.entries, { one: `${number('en-US', v.entries)} shared journal entry`, other: `${number('en-US', v.entries)} shared journal entries` })} and ${plural('en-US', v.appreciations, { one: `${number('en-US', v.appreciations)} appreciation`, other: `${number('en-US', v.appreciations)} appreciations` })}. Your partner cannot read them. What would you like to share?`;
export const keepAll = (): string => said('KMMc') ?? 'Keep it all to myself';
export const letMeChoose = (): string => said('XF-B') ?? 'Let me choose';
export const shareAll = (): string => said('9Ygc') ?? 'Share all of it';
export const shared = (): string => said('MlIc') ?? 'Shared with your partner';
export const kept = (): string => said('DMro') ?? 'Kept to yourself';
export const failed = (): string => said('bhMN') ?? 'Nothing was shared. Please try again.';
