// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('acCg') ?? 'Help';
export const lead = (): string =>
  said('dkFY') ?? 'Short answers, and people to write to when those are not enough.';
export const modules = (): string => said('4v9V') ?? 'Modules';
export const modulesText = (): string => said('hznZ') ?? '8 core modules, one step at a time';
export const journal = (): string => said('um3p') ?? 'Journal';
export const journalText = (): string => said('wpNf') ?? 'Write it down, share it or keep it';
export const coaching = (): string => said('_hgt') ?? 'AI Coaching';
export const coachingText = (): string => said('Au_c') ?? 'Think something through, any hour';
export const gettingStarted = (): string => said('4VcK') ?? 'Getting started';
export const invite = (): string => said('OPf2') ?? 'Invite your partner';
export const inviteText = (): string =>
  said('hg5n') ?? 'Send the link or the code from your dashboard. You can begin without waiting.';
export const assessment = (): string => said('ybEd') ?? 'Take the assessment';
export const assessmentText = (): string =>
  said('AV6H') ?? '22 questions, about 15 minutes, each of you alone.';
export const choose = (): string => said('o3yb') ?? 'Choose 2-3 modules';
export const chooseText = (): string =>
  said('bFR5') ?? 'Begin where it matters most to you both. The others will wait.';
export const daily = (): string => said('mm7H') ?? 'Set aside 15-20 minutes a day';
export const dailyText = (): string =>
  said('jLUQ') ?? 'The same time each day helps: after dinner, before sleep, whenever it is quiet.';
export const questions = (): string => said('vYbW') ?? 'Questions people ask';
export const aboutAnew = (): string => said('x49z') ?? 'Questions about Anew';
export const aboutAnewText = (): string =>
  said('3oAq') ?? 'How something works, or an idea you have. We answer within 24 hours.';
export const privacy = (): string => said('K0W2') ?? 'Account and privacy';
export const privacyText = (): string =>
  said('wEbx') ?? 'Your login, your data, anything that worries you. We answer within 48 hours.';
export const joinQuestion = (): string => said('7O1f') ?? 'How does my partner join me?';
export const joinAnswer = (): string =>
  said('Ianz') ??
  'Open your dashboard or Settings and send the invite link or the 8-character code. Your partner signs in with their own login, joins, and from then on you share one couple account.';
export const timeQuestion = (): string => said('cUFa') ?? 'How much time does this take?';
export const timeAnswer = (): string =>
  said('l_jq') ??
  'Plan 15-20 minutes daily. That is enough for the question of the day, a few lines in the journal and one small step. If you miss a day, nothing is lost. The journal counts days in a row; it takes nothing away when you start over.';
export const beginQuestion = (): string => said('7mxx') ?? 'Where should we begin?';
export const beginAnswer = (): string =>
  said('wofj') ??
  'Take the assessment first, each of you alone. Then choose 2-3 modules to begin with, the ones that fit what you are living through right now. There are 8 core modules in all.';
export const seeQuestion = (): string => said('XZJa') ?? 'What can my partner see?';
export const seeAnswer = <T>(v: { privacy: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('TqR0', v) ?? [
    'While the two of you are connected: journal entries marked as shared, with their photos, your appreciations, and your answers to a daily question once you have both answered it. Before that, only whether you answered or passed. Also your name, email address and photo, your household and focus areas, the activities you did, the module steps you checked off, your guided talks and agreements, and the results of the assessment. Private journal entries, your coaching conversations and your individual answers in the assessment stay with you. ',
    v.privacy('Privacy'),
    ' says more.',
  ];
export const differentQuestion = (): string =>
  said('vluF') ?? 'What if we answer the assessment very differently?';
export const differentAnswer = (): string =>
  said('DCly') ??
  'That is common, and useful to know. For each of five areas you both see two marks on a line, one with each name, and words that follow from them. You never see which answer someone chose. It is a snapshot, not a verdict, and a month later you can both take it again.';
export const therapistQuestion = (): string => said('XiuY') ?? 'Is the AI coach a therapist?';
export const therapistAnswer = (): string =>
  said('NCV8') ??
  'No. It is AI, it is educational, and it is not a substitute for therapy. If there is fear, violence or danger, please turn to people: 911 in an emergency, 988 for crisis support, 1-800-799-7233 for the National Domestic Violence Hotline.';
export const readyQuestion = (): string => said('cxlA') ?? 'What if my partner is not ready yet?';
export const readyAnswer = (): string =>
  said('kq8H') ??
  'Start alone. Your journal, the modules and the coach work for one person too. When your partner joins later, what you have written stays yours: we ask you what to share, and nothing is shared until you say so.';
export const mergeQuestion = (): string =>
  said('Eilh') ?? 'We both made an account. Can we put them together?';
export const mergeAnswer = (): string =>
  said('T8VM') ??
  'Yes. One of you joins with the other’s invite code. Everything you have written comes along and stays yours: each of you decides what the other may read of it.';
