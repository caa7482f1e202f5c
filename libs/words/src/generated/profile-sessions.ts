// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('hnE0') ?? 'Where you are signed in';
export const loading = (): string => said('vbwI') ?? 'Loading where you are signed in';
export const lastSeen = (v: { when: string | number }): string => said('uTz1', v) ?? `Last seen ${v.when}`;
export const thisDevice = (): string => said('EvOT') ?? 'This device';
export const signingOut = (): string => said('JmtY') ?? 'Signing out...';
export const signOut = <T>(v: { device: string | number; hidden: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('qzQ4', v) ?? ['Sign out', v.hidden(` of ${v.device}`)];
export const signOutOthers = (): string => said('Dtrv') ?? 'Sign out everywhere else';
export const signOutAsk = (): string => said('Y3jc') ?? 'Sign out everywhere else?';
export const signOutText = (): string =>
  said('9nr6') ?? 'Every other browser and phone is signed out at once. You stay signed in here.';
export const nowhereElse = (): string => said('DgpH') ?? 'You are not signed in anywhere else.';
export const signedOutThere = (): string => said('O9AB') ?? 'Signed out there';
export const notSignedOutThere = (): string => said('GwKE') ?? 'Could not sign out there';
export const signedOutElsewhere = (): string => said('Gzik') ?? 'Signed out everywhere else';
export const notSignedOutElsewhere = (): string => said('CoeM') ?? 'Could not sign out elsewhere';
export const nothingChanged = (): string => said('TrkR') ?? 'Nothing has changed. Please try again.';
export const whatHappened = (): string => said('zIzr') ?? 'What happened';
export const logText = (): string =>
  said('hUqx') ??
  'Your partner does not see this. If something here was not you, choose a new password, sign out everywhere else, and remove every passkey that you do not know. We keep it for 180 days.';
export const loadingLog = (): string => said('xmcj') ?? 'Loading what happened';
export const showAll = (v: { count: string | number }): string => said('n3zT', v) ?? `Show all ${v.count}`;
export const network = (v: { network: string | number }): string => said('gB8x', v) ?? `network ${v.network}`;
export const deviceOn = (v: { browser: string | number; system: string | number }): string =>
  said('pPmc', v) ?? `${v.browser} on ${v.system}`;
export const browserOn = (v: { system: string | number }): string =>
  said('fP8F', v) ?? `A browser on ${v.system}`;
export const unknownBrowser = (): string => said('64qi') ?? 'An unknown browser';
