// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const remove = (): string => said('IgZl') ?? 'Remove';
export const removeFor = (v: { date: string | number }): string =>
  said('upmv', v) ?? `Remove my line for ${v.date}`;
export const removing = (): string => said('yXWq') ?? 'Removing...';
export const removeYes = (): string => said('rI4Z') ?? 'Yes, remove my line';
export const keep = (): string => said('HXEw') ?? 'Keep it';
export const tryAgain = (): string => said('TwfI') ?? 'Please try again.';
export const thankYouFor = (v: { date: string | number }): string =>
  said('TP03', v) ?? `Thank you for ${v.date}`;
export const thankYou = (): string => said('9FtO') ?? 'Thank you';
export const partnerSees = <T>(v: { name: (words: string) => T; partner: string | number }): (string | T)[] =>
  said<(string | T)[]>('qjMz', v) ?? [v.name(`${v.partner}`), ' can see it.'];
export const yourPartner = (): string => said('OE3L') ?? 'Your partner';
export const you = (): string => said('fqux') ?? 'You';
export const sent = (): string => said('J81n') ?? 'Your line is sent.';
export const removed = (): string => said('QXxp') ?? 'Your line is removed.';
export const notRemoved = (): string => said('PRmd') ?? 'Your line is not removed yet';
export const writeBackFor = (v: { date: string | number }): string =>
  said('gd6q', v) ?? `Write a line back for ${v.date}`;
export const writeBack = (): string => said('-I6z') ?? 'Write a line back';
export const changeFor = (v: { date: string | number }): string =>
  said('Feei', v) ?? `Change my line for ${v.date}`;
export const change = (): string => said('M_PY') ?? 'Change';
export const notSent = (): string => said('FF49') ?? 'Your line is not sent yet';
export const lineTo = <T>(v: { name: (words: string) => T; partner: string | number }): (string | T)[] =>
  said<(string | T)[]>('spFP', v) ?? ['Your line back to ', v.name(`${v.partner}`)];
export const lineToPartner = (): string => said('FRYJ') ?? 'Your line back to your partner';
export const hint = (): string => said('thhs') ?? 'A line or two. Only the two of you can read it.';
export const send = (): string => said('G5Lt') ?? 'Send my line';
export const save = (): string => said('fzsF') ?? 'Save my line';
export const sending = (): string => said('sWhO') ?? 'Sending...';
export const saysThanks = <T>(v: { name: (words: string) => T; partner: string | number }): (string | T)[] =>
  said<(string | T)[]>('8iKM', v) ?? [v.name(`${v.partner}`), ' says thank you'];
export const wroteBack = <T>(v: { name: (words: string) => T; partner: string | number }): (string | T)[] =>
  said<(string | T)[]>('rJHq', v) ?? [v.name(`${v.partner}`), ' wrote back'];
export const youWroteBack = <T>(v: { name: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('vQgn', v) ?? [v.name('You'), ' wrote back'];
