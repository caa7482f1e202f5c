// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const code = (language?: Language): string => said('xeeE', language) ?? 'Invite code';
export const invalidTitle = (language?: Language): string => said('B0-B', language) ?? 'Invalid Invite Link';
export const invalidCode = (language?: Language): string =>
  said('iI00', language) ??
  'This code does not lead to anyone. It may be old, or a letter may be wrong. Ask your partner to send the link again.';
export const noCode = (language?: Language): string =>
  said('oh35', language) ?? 'This link has no invite code in it. Ask your partner to send it once more.';
export const toHome = (language?: Language): string => said('MION', language) ?? 'Go to Home';
export const invalid = (language?: Language): string => said('xcUu', language) ?? 'Invalid Invite';
export const noCodeProvided = (language?: Language): string =>
  said('FLlN', language) ?? 'No invite code provided';
export const ownTitle = (language?: Language): string =>
  said('sU6g', language) ?? 'This is your own invitation';
export const ownLead = (language?: Language): string =>
  said('MBKQ', language) ?? 'It is for your partner. When they open it, they join you here.';
export const toDashboard = (language?: Language): string => said('JjXJ', language) ?? 'Go to your dashboard';
export const invitedTitle = (language?: Language): string => said('Swtf', language) ?? "You're Invited!";
export const invitedLead = <T>(
  v: { bdi: (words: string) => T; inviter: string | number },
  language?: Language,
): (string | T)[] =>
  said<(string | T)[]>('ZgJO', language, v) ?? [
    v.bdi(`${v.inviter}`),
    ' invited you. It takes a few minutes a day, for the marriage you are building now.',
  ];
export const partnerInvitedLead = (language?: Language): string =>
  said('RnJk', language) ??
  'Your partner invited you. It takes a few minutes a day, for the marriage you are building now.';
export const login = (language?: Language): string => said('iNUZ', language) ?? 'Login to Join';
export const ownLogin = (language?: Language): string =>
  said('oGfl', language) ??
  'You create a login of your own, or sign in if you have one. Then you are joined right away.';
export const joinTitle = (language?: Language): string => said('fmK9', language) ?? 'Join Your Partner';
export const joinLeadName = <T>(
  v: { bdi: (words: string) => T; inviter: string | number },
  language?: Language,
): (string | T)[] =>
  said<(string | T)[]>('EZjZ', language, v) ?? [
    v.bdi(`${v.inviter}`),
    ' invited you. From here on you share one account. What you wrote before stays yours: you decide what to share.',
  ];
export const joinLead = (language?: Language): string =>
  said('fq2f', language) ??
  'From here on you share one account. What you wrote before stays yours: you decide what to share.';
export const joining = (language?: Language): string => said('_jek', language) ?? 'Joining...';
export const join = (language?: Language): string => said('iEqj', language) ?? 'Join Couple Account';
