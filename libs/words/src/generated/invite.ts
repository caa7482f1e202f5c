// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const code = (): string => said('xeeE') ?? 'Invite code';
export const invalidTitle = (): string => said('B0-B') ?? 'Invalid Invite Link';
export const invalidCode = (): string =>
  said('iI00') ??
  'This code does not work. It may be old, or a letter may be wrong. Ask your partner to send the link again.';
export const noCode = (): string =>
  said('oh35') ?? 'This link has no invite code in it. Ask your partner to send it once more.';
export const toHome = (): string => said('MION') ?? 'Go to Home';
export const joinedAlready = <T>(v: { login: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('0Dz6', v) ?? ['Have you joined already? ', v.login('Sign in')];
export const typeCode = (): string => said('ouXn') ?? 'Type the code instead';
export const invalid = (): string => said('xcUu') ?? 'Invalid Invite';
export const noCodeProvided = (): string => said('FLlN') ?? 'No invite code provided';
export const ownTitle = (): string => said('sU6g') ?? 'This is your own invitation';
export const ownLead = (): string =>
  said('MBKQ') ?? 'It is for your partner. When they open it, they join you here.';
export const ownTogether = (): string =>
  said('ng87') ?? 'Is your partner here with you? Let them open it on their own phone, or log out first.';
export const toDashboard = (): string => said('JjXJ') ?? 'Go to your dashboard';
export const invitedTitle = (): string => said('Swtf') ?? "You're Invited!";
export const invitedLead = <T>(v: { bdi: (words: string) => T; inviter: string | number }): (string | T)[] =>
  said<(string | T)[]>('ZgJO', v) ?? [
    v.bdi(`${v.inviter}`),
    ' invited you to Anew: a few minutes a day, for the marriage you are building now.',
  ];
export const partnerInvitedLead = (): string =>
  said('RnJk') ??
  'Your partner invited you to Anew: a few minutes a day, for the marriage you are building now.';
export const login = (): string => said('iNUZ') ?? 'Login to Join';
export const ownLogin = (): string =>
  said('oGfl') ??
  'Make a login of your own, or sign in if you have one. Then you join your partner right away.';
export const joinTitle = (): string => said('fmK9') ?? 'Join Your Partner';
export const joinLeadName = <T>(v: { bdi: (words: string) => T; inviter: string | number }): (string | T)[] =>
  said<(string | T)[]>('EZjZ', v) ?? [
    v.bdi(`${v.inviter}`),
    ' invited you. From here on you share one account. What you wrote before stays yours: you decide what to share.',
  ];
export const joinLead = (): string =>
  said('fq2f') ??
  'From here on you share one account. What you wrote before stays yours: you decide what to share.';
export const joining = (): string => said('_jek') ?? 'Joining...';
export const join = (): string => said('iEqj') ?? 'Join Couple Account';
