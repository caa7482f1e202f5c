// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('acCg', language) ?? 'Help';
export const lead = (language?: Language): string =>
  said('dkFY', language) ?? 'Short answers, and people to write to when those are not enough.';
export const modules = (language?: Language): string => said('4v9V', language) ?? 'Modules';
export const modulesText = (language?: Language): string =>
  said('hznZ', language) ?? '8 core modules, one step at a time';
export const journal = (language?: Language): string => said('um3p', language) ?? 'Journal';
export const journalText = (language?: Language): string =>
  said('wpNf', language) ?? 'Write it down, share it or keep it';
export const coaching = (language?: Language): string => said('_hgt', language) ?? 'AI Coaching';
export const coachingText = (language?: Language): string =>
  said('Au_c', language) ?? 'Think something through, any hour';
export const gettingStarted = (language?: Language): string => said('4VcK', language) ?? 'Getting started';
export const invite = (language?: Language): string => said('OPf2', language) ?? 'Invite your partner';
export const inviteText = (language?: Language): string =>
  said('hg5n', language) ?? 'Send the link or the code from your dashboard. You can begin without waiting.';
export const assessment = (language?: Language): string => said('ybEd', language) ?? 'Take the assessment';
export const assessmentText = (language?: Language): string =>
  said('AV6H', language) ?? '22 questions, about 15 minutes, each of you alone.';
export const choose = (language?: Language): string => said('o3yb', language) ?? 'Choose 2-3 modules';
export const chooseText = (language?: Language): string =>
  said('bFR5', language) ?? 'Begin where it matters most to you both. The others will wait.';
export const daily = (language?: Language): string => said('mm7H', language) ?? 'Keep 15-20 minutes a day';
export const dailyText = (language?: Language): string =>
  said('jLUQ', language) ?? 'The same time each day helps: after dinner, before sleep, whenever it is quiet.';
export const questions = (language?: Language): string => said('vYbW', language) ?? 'Questions people ask';
export const aboutAnew = (language?: Language): string => said('x49z', language) ?? 'Questions about Anew';
export const aboutAnewText = (language?: Language): string =>
  said('3oAq', language) ?? 'How something works, or an idea you have. We answer within 24 h.';
export const privacy = (language?: Language): string => said('K0W2', language) ?? 'Account and privacy';
export const privacyText = (language?: Language): string =>
  said('wEbx', language) ?? 'Your login, your data, anything that worries you. We answer within 48 h.';
export const joinQuestion = (language?: Language): string =>
  said('7O1f', language) ?? 'How does my partner join me?';
export const joinAnswer = (language?: Language): string =>
  said('Ianz', language) ??
  'Open your dashboard or Settings and send the invite link or the 8-character code. Your partner signs in with their own login, joins, and from then on you share one couple account.';
export const timeQuestion = (language?: Language): string =>
  said('cUFa', language) ?? 'How much time does this take?';
export const timeAnswer = (language?: Language): string =>
  said('l_jq', language) ??
  'Plan 15-20 minutes daily. That is enough for the question of the day, a few lines in the journal and one small step. If you miss a day, nothing is lost. The journal counts days in a row; it takes nothing away when you start over.';
export const beginQuestion = (language?: Language): string =>
  said('7mxx', language) ?? 'Where should we begin?';
export const beginAnswer = (language?: Language): string =>
  said('wofj', language) ??
  'Take the assessment first, each of you alone. Then choose 2-3 modules to begin with, the ones that fit what you are living through right now. There are 8 core modules in all.';
export const seeQuestion = (language?: Language): string =>
  said('XZJa', language) ?? 'What can my partner see?';
export const seeAnswer = (language?: Language): string =>
  said('TqR0', language) ??
  'What you share while the two of you are connected: journal entries marked as shared, your appreciations, and your answers to a daily question once you have both answered it. Private journal entries, your coaching conversations and your single answers in the assessment stay with you.';
export const differentQuestion = (language?: Language): string =>
  said('vluF', language) ?? 'What if we answer the assessment very differently?';
export const differentAnswer = (language?: Language): string =>
  said('DCly', language) ??
  'That is common, and useful to know. For each of five areas you both see two marks on a line, one with each name, and words that follow from them. You never see which answer someone chose. It is a snapshot, not a verdict, and a month later you can both take it again.';
export const therapistQuestion = (language?: Language): string =>
  said('XiuY', language) ?? 'Is the AI coach a therapist?';
export const therapistAnswer = (language?: Language): string =>
  said('NCV8', language) ??
  'No. It is AI, it is educational, and it is not a substitute for therapy. If there is fear, violence or danger, please turn to people: 911 in an emergency, 988 for crisis support, 1-800-799-7233 for the National Domestic Violence Hotline.';
export const readyQuestion = (language?: Language): string =>
  said('cxlA', language) ?? 'What if my partner is not ready yet?';
export const readyAnswer = (language?: Language): string =>
  said('kq8H', language) ??
  'Start alone. Your journal, the modules and the coach work for one person too. When your partner joins later, what you have written stays yours: we ask you what to share, and nothing is shared until you say so.';
export const mergeQuestion = (language?: Language): string =>
  said('Eilh', language) ?? 'We both made an account. Can we put them together?';
export const mergeAnswer = (language?: Language): string =>
  said('T8VM', language) ??
  'Yes. One of you joins with the other’s invite code. Everything you have written comes along and stays yours: each of you decides what the other may read of it.';
