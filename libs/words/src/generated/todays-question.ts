// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('5ylw', language) ?? 'Today’s question';
export const loading = (language?: Language): string => said('aXJ7', language) ?? 'Loading today’s question';
export const failed = (language?: Language): string =>
  said('1_G3', language) ?? 'Today’s question did not load';
export const none = (language?: Language): string =>
  said('x1uq', language) ?? 'There is no question for today.';
export const begunBefore = (language?: Language): string =>
  said('8rln', language) ?? 'You began this one before today’s.';
export const fromFocus = (v: { module: string | number }, language?: Language): string =>
  said('qsbM', language, v) ?? `from your focus: ${v.module}`;
export const byAi = (language?: Language): string =>
  said('vCzL', language) ?? 'Written by AI for your focus areas';
export const writeAbout = (language?: Language): string => said('-_lH', language) ?? 'Write about it';
export const answered = (language?: Language): string => said('nAls', language) ?? 'Questions you answered';
export const notSaved = (language?: Language): string => said('KGQe', language) ?? 'This is not saved yet';
export const opensLater = (v: { name: string | number }, language?: Language): string =>
  said('SEQN', language, v) ?? `${v.name}’s answer opens when you both have.`;
export const readNow = (language?: Language): string =>
  said('tr9Y', language) ?? 'You can read each other now.';
export const saved = (language?: Language): string => said('XTE4', language) ?? 'Answer saved';
export const over = (language?: Language): string => said('3zfp', language) ?? 'This question is over';
export const stillHere = (language?: Language): string =>
  said('fmgl', language) ?? 'What you wrote is still here.';
export const useWords = (language?: Language): string =>
  said('ByUH', language) ?? 'Use my words for today’s question';
export const canRead = <T>(
  v: { bdi: (words: string) => T; name: string | number },
  language?: Language,
): (string | T)[] =>
  said<(string | T)[]>('hP14', language, v) ?? [
    v.bdi(`${v.name}`),
    ' can read it once you have both answered.',
  ];
export const yourAnswer = (language?: Language): string => said('RQVQ', language) ?? 'Your answer';
export const save = (language?: Language): string => said('Cvlo', language) ?? 'Save my answer';
export const saving = (language?: Language): string => said('HAii', language) ?? 'Saving...';
export const goOn = (language?: Language): string => said('wPzj', language) ?? 'Go on writing';
export const change = (language?: Language): string => said('q7MV', language) ?? 'Change my answer';
export const afterAll = (language?: Language): string => said('YiWm', language) ?? 'Answer after all';
export const answer = (language?: Language): string => said('h1oM', language) ?? 'Answer';
export const passing = (language?: Language): string => said('EoR6', language) ?? 'Passing...';
export const pass = (language?: Language): string => said('6SyY', language) ?? 'Pass tonight';
export const looking = (language?: Language): string => said('U5od', language) ?? 'Looking...';
export const another = (language?: Language): string => said('vHBG', language) ?? 'Another question';
export const didNotWork = (language?: Language): string => said('pGFk', language) ?? 'That did not work';
export const waits = (language?: Language): string =>
  said('pJBk', language) ?? 'What you have begun to write waits here until you save it.';
export const answeredAlone = (language?: Language): string =>
  said('AutB', language) ?? 'You answered. Only you can read this so far.';
export const answeredBefore = <T>(
  v: { bdi: (words: string) => T; name: string | number },
  language?: Language,
): (string | T)[] =>
  said<(string | T)[]>('Dwbn', language, v) ?? [
    'You answered before ',
    v.bdi(`${v.name}`),
    ' was here. Save it again, and it can open.',
  ];
export const answeredPassing = <T>(
  v: { bdi: (words: string) => T; name: string | number },
  language?: Language,
): (string | T)[] =>
  said<(string | T)[]>('Y7Ho', language, v) ?? ['You answered. ', v.bdi(`${v.name}`), ' is passing tonight.'];
export const answeredSealed = <T>(
  v: { bdi: (words: string) => T; name: string | number },
  language?: Language,
): (string | T)[] =>
  said<(string | T)[]>('Ri_T', language, v) ?? [
    'You answered. ',
    v.bdi(`${v.name}`),
    '’s answer opens when you both have.',
  ];
export const alone = (language?: Language): string =>
  said('8wbP', language) ?? 'Only you can read what you write so far.';
export const hasAnswered = <T>(
  v: { bdi: (words: string) => T; name: string | number },
  language?: Language,
): (string | T)[] =>
  said<(string | T)[]>('ytAX', language, v) ?? [v.bdi(`${v.name}`), ' has answered. Yours opens both.'];
export const isPassing = <T>(
  v: { bdi: (words: string) => T; name: string | number },
  language?: Language,
): (string | T)[] =>
  said<(string | T)[]>('rGPO', language, v) ?? [v.bdi(`${v.name}`), ' is passing tonight.'];
export const each = (language?: Language): string =>
  said('ZdIl', language) ?? 'Each of you answers alone. Then you read what the other said.';
export const youPass = (language?: Language): string =>
  said('sM0M', language) ?? 'You are passing tonight. That is fine.';
export const youPassAnswered = <T>(
  v: { bdi: (words: string) => T; name: string | number },
  language?: Language,
): (string | T)[] =>
  said<(string | T)[]>('zmII', language, v) ?? [
    'You are passing tonight. That is fine. ',
    v.bdi(`${v.name}`),
    ' has answered. Yours opens both.',
  ];
