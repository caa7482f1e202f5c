// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const windowTitle = (): string => said('gtYB') ?? 'Anew · For second marriages and blended families';
export const logIn = (): string => said('IGv8') ?? 'Log In';
export const signedOut = (): string => said('xX1g') ?? 'You are signed out.';
export const forWhom = (): string => said('BcEJ') ?? 'For second marriages and blended families';
export const past = (): string => said('AWiH') ?? 'You both came with a past.';
export const next = (): string => said('zjJp') ?? 'Build what comes next.';
export const lead = (): string =>
  said('1fCJ') ??
  'The ex who texts during dinner. The kids who never asked for this. The quiet fear of going through it twice. Anew gives the two of you a few calm minutes a day, made for exactly that.';
export const start = (): string => said('zyVK') ?? 'Start Your Success Story';
export const existing = (): string => said('bWf0') ?? 'Existing User? Log In';
export const free = (): string => said('a5kj') ?? 'Free to start';
export const noCard = (): string => said('7YCW') ?? 'No credit card required';
export const cancel = (): string => said('p7L8') ?? 'Cancel anytime';
export const inSpanish = (): string =>
  said('cmAM') ?? 'En español: entrar, tu cuenta, la ayuda y las respuestas del coach. Lo demás, en inglés.';
export const yourWeek = (): string => said('wtCt') ?? 'If this is your week, you are in the right place.';
export const sunday = (): string => said('9Ti4') ?? 'Sunday, 6 p.m.';
export const sundayText = (): string =>
  said('3Mh9') ?? 'The kids are back from the other house, and everyone needs a different kind of quiet.';
export const tuesday = (): string => said('Yjxq') ?? 'Tuesday, 9:40 p.m.';
export const tuesdayText = (): string =>
  said('uLKR') ?? 'The ex’s name lights up the phone. You say it’s fine.';
export const payday = (): string => said('yf8F') ?? 'Payday';
export const paydayText = (): string =>
  said('jBqd') ?? 'Two households, two histories with money, and one conversation you keep putting off.';
export const anyNight = (): string => said('MtxD') ?? 'Any night';
export const anyNightText = (): string =>
  said('N_3X') ?? 'You want to say something. You remember how that used to go. So you don’t.';
export const odds = (): string => said('d2h2') ?? '67%';
export const oddsText = (): string =>
  said('jxZZ') ??
  'is often quoted as the divorce rate of second marriages. You deserve better than the odds you were handed.';
export const couples = (): string => said('_2pf') ?? '10,000+';
export const couplesText = (): string =>
  said('UtG0') ?? 'couples use Anew to make this marriage a different story.';
export const features = (): string => said('2sq-') ?? 'Everything in one quiet place';
export const questions = (): string => said('3XCO') ?? 'Daily connection questions';
export const questionsText = (): string =>
  said('8TSK') ??
  'One question a day for the two of you, aimed at what second marriages really ask of people.';
export const sampleOf = (): string => said('kk-9') ?? 'A question from Anew';
export const sample = (): string =>
  said('iaib') ?? 'What can you do in an argument now that you couldn’t have done ten years ago?';
export const modules = (): string => said('dNBy') ?? '8 expert modules';
export const modulesText = (): string =>
  said('0NEt') ?? 'Guided, practical, with small steps you can take the same evening.';
export const harmony = (): string => said('wDfj') ?? 'Blended Family Harmony';
export const boundaries = (): string => said('63Om') ?? 'Ex-Partner Boundaries';
export const money = (): string => said('RoVL') ?? 'Financial Peace';
export const traditions = (): string => said('m2d7') ?? 'New Traditions';
export const coaching = (): string => said('s67-') ?? 'AI coaching, around the clock';
export const coachingText = (): string =>
  said('ozVl') ??
  'For 2 a.m., when nobody else is awake. It helps you sort out what you feel and choose one small step.';
export const journal = (): string => said('YBBL') ?? 'Private journaling';
export const journalText = (): string =>
  said('WHqj') ??
  'Write for your eyes only. Share an insight with your partner when, and only when, you choose to.';
export const assessment = (): string => said('598x') ?? 'A couple assessment';
export const assessmentText = (): string =>
  said('nil5') ??
  '22 questions, each of you alone. Then see together where you are strong and where to grow.';
export const steps = (): string => said('b_MJ') ?? 'Three steps, none of them big';
export const account = (): string => said('qG7g') ?? 'Make your account';
export const accountText = (): string => said('65Vx') ?? 'Your email and a minute.';
export const invite = (): string => said('_a2J') ?? 'Invite your partner';
export const inviteText = (): string => said('nWgk') ?? 'Send a link. They join when they are ready.';
export const answer = (): string => said('0g_1') ?? 'Answer one question';
export const answerText = (): string =>
  said('HU7F') ?? 'Tonight, each of you. Then read what the other said.';
export const tonight = (): string => said('TWQh') ?? 'Tonight, after the dishes.';
export const tonightText = (): string =>
  said('xqCd') ?? 'One question, the two of you, ten minutes. That is all it takes to begin.';
export const begin = (): string => said('3INS') ?? 'Begin Together';
export const safety = <T>(v: {
  emergency: (words: string) => T;
  hotline: (words: string) => T;
}): (string | T)[] =>
  said<(string | T)[]>('W0FL', v) ?? [
    'The AI coach is educational and not a substitute for therapy. If you are in danger at home, call ',
    v.emergency('911'),
    ' or the National Domestic Violence Hotline, ',
    v.hotline('1-800-799-7233'),
    '.',
  ];
export const rights = (): string => said('427m') ?? '© 2024 Anew. All rights reserved.';
