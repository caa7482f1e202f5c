// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { number, plural } from '../format.js';
import { said } from '../said.js';

export const close = (): string => said('cctI') ?? 'Close';
export const cancel = (): string => said('Ekif') ?? 'Cancel';
export const loadingMore = (): string => said('ytQU') ?? 'Loading...';
export const showing = (v: { count: number }): string =>
  said('pCIt', v) ?? `Showing ${number('en-US', v.count)}`;
export const copyByHand = (): string => said('U3L-') ?? 'Please copy it by hand';
export const selected = (): string => said('WfrM') ?? 'It is selected for you.';
export const dictate = (): string => said('7_P1') ?? 'Dictate';
export const audioLeaves = (): string =>
  said('Wiff') ?? 'Your browser may send the audio to its maker to turn it into text.';
export const listening = (): string => said('9Rq6') ?? 'Listening…';
export const noSpeech = (): string => said('7SRt') ?? 'Speech recognition not supported';
export const noSpeechText = (): string =>
  said('yTUy') ?? "Your browser doesn't support speech recognition. Try Chrome or Safari.";
export const roomLeft = (v: { count: number }): string =>
  said('PsOw', v) ??
  plural('en-US', v.count, {
    one: `${number('en-US', v.count)} character left`,
    other: `${number('en-US', v.count)} characters left`,
  });
export const tooLong = (v: { most: number; over: number }): string =>
  said('_dnr', v) ??
  `There is room for ${number('en-US', v.most)} characters; this has ${number('en-US', v.over)} more.`;
export const notification = (): string => said('-bYA') ?? 'Notification';
export const notifications = (v: { key: string | number }): string =>
  said('Nk2T', v) ?? `Notifications (${v.key})`;
export const failed = (): string => said('i2OQ') ?? 'That did not work. Please try again.';
