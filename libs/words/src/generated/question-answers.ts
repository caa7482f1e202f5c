// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const you = (): string => said('QaQS') ?? 'You';
export const yourPartner = (): string => said('NN3Y') ?? 'Your partner';
export const tryAgain = (): string => said('CD1l') ?? 'Please try again.';
export const replyNotSent = (): string => said('HhmL') ?? 'Your reply is not sent yet';
export const replySent = (): string => said('H-WN') ?? 'Reply sent';
export const reply = (): string => said('ElkK') ?? 'Reply';
export const replyAbout = (v: { question: string | number }): string =>
  said('70iT', v) ?? `Reply: ${v.question}`;
export const replyTo = <T>(v: { bdi: (words: string) => T; name: string | number }): (string | T)[] =>
  said<(string | T)[]>('NilX', v) ?? ['Your reply to ', v.bdi(`${v.name}`)];
export const replyToPartner = (): string => said('oz6F') ?? 'Your reply to your partner';
export const replied = (v: { name: string | number }): string =>
  said('TkGO', v) ?? `${v.name} replied to you.`;
export const oneReply = (): string => said('DqJF') ?? 'You each have one short reply.';
export const sendReply = (): string => said('_wqz') ?? 'Send my reply';
export const sending = (): string => said('j-DU') ?? 'Sending...';
