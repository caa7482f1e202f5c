// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('5ylw') ?? 'Today’s question';
export const loading = (): string => said('aXJ7') ?? 'Loading today’s question';
export const failed = (): string => said('1_G3') ?? 'Today’s question did not load';
export const none = (): string => said('x1uq') ?? 'There is no question for today.';
export const fromFocus = (v: { module: string | number }): string =>
  said('qsbM', v) ?? `from your focus: ${v.module}`;
export const byAi = (): string => said('vCzL') ?? 'Written by AI for your focus areas';
export const writeAbout = (): string => said('-_lH') ?? 'Write about it';
export const answered = (): string => said('nAls') ?? 'Questions you answered';
export const goOn = (): string => said('wPzj') ?? 'Go on writing';
export const change = (): string => said('q7MV') ?? 'Change my answer';
export const afterAll = (): string => said('YiWm') ?? 'Answer after all';
export const answer = (): string => said('h1oM') ?? 'Answer';
export const passing = (): string => said('EoR6') ?? 'Passing...';
export const pass = (): string => said('6SyY') ?? 'Pass today';
export const another = (): string => said('vHBG') ?? 'Another question';
export const answeredAlone = (): string => said('AutB') ?? 'You answered. Only you can read this so far.';
export const answeredBefore = <T>(v: { bdi: (words: string) => T; name: string | number }): (string | T)[] =>
  said<(string | T)[]>('Dwbn', v) ?? [
    'You answered before ',
    v.bdi(`${v.name}`),
    ' was here. Save it again, and it can open.',
  ];
export const answeredPassing = <T>(v: { bdi: (words: string) => T; name: string | number }): (string | T)[] =>
  said<(string | T)[]>('Y7Ho', v) ?? ['You answered. ', v.bdi(`${v.name}`), ' is passing today.'];
export const answeredSealed = <T>(v: { bdi: (words: string) => T; name: string | number }): (string | T)[] =>
  said<(string | T)[]>('Ri_T', v) ?? [
    'You answered. ',
    v.bdi(`${v.name}`),
    '’s answer opens when you both have.',
  ];
export const alone = (): string => said('8wbP') ?? 'Only you can read what you write so far.';
export const hasAnswered = <T>(v: { bdi: (words: string) => T; name: string | number }): (string | T)[] =>
  said<(string | T)[]>('ytAX', v) ?? [v.bdi(`${v.name}`), ' has answered. Yours opens both.'];
export const isPassing = <T>(v: { bdi: (words: string) => T; name: string | number }): (string | T)[] =>
  said<(string | T)[]>('rGPO', v) ?? [v.bdi(`${v.name}`), ' is passing today.'];
export const each = (): string =>
  said('ZdIl') ?? 'Each of you answers alone. Then you read what the other said.';
export const youPass = (): string => said('sM0M') ?? 'You are passing today. That is fine.';
export const youPassAnswered = <T>(v: { bdi: (words: string) => T; name: string | number }): (string | T)[] =>
  said<(string | T)[]>('zmII', v) ?? [
    'You are passing today. That is fine. ',
    v.bdi(`${v.name}`),
    ' has answered. Yours opens both.',
  ];
export const worthAsking = (): string => said('CLK1') ?? 'Worth asking?';
export const yes = (): string => said('AtE1') ?? 'Yes';
export const notReally = (): string => said('1UQc') ?? 'Not really';
export const thanks = (): string => said('Zt1N') ?? 'Thank you!';
export const ratingNotSaved = (): string => said('Dc1q') ?? 'This is not saved yet';
export const ratingFailed = (): string => said('QqRK') ?? 'Failed to save your answer. Please try again.';
