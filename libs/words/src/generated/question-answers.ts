// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const you = (language?: Language): string => said('QaQS', language) ?? 'You';
export const yourPartner = (language?: Language): string => said('NN3Y', language) ?? 'Your partner';
export const tryAgain = (language?: Language): string => said('CD1l', language) ?? 'Please try again.';
export const replyNotSent = (language?: Language): string =>
  said('HhmL', language) ?? 'Your reply is not sent yet';
export const replySent = (language?: Language): string => said('H-WN', language) ?? 'Reply sent';
export const reply = (language?: Language): string => said('ElkK', language) ?? 'Reply';
export const replyTo = <T>(
  v: { bdi: (words: string) => T; name: string | number },
  language?: Language,
): (string | T)[] => said<(string | T)[]>('NilX', language, v) ?? ['Your reply to ', v.bdi(`${v.name}`)];
export const replyToPartner = (language?: Language): string =>
  said('oz6F', language) ?? 'Your reply to your partner';
export const oneReply = (language?: Language): string =>
  said('DqJF', language) ?? 'You each have one short reply.';
export const sendReply = (language?: Language): string => said('_wqz', language) ?? 'Send my reply';
export const sending = (language?: Language): string => said('j-DU', language) ?? 'Sending...';
