// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice } from '../format.js';
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('_9zu', language) ?? 'Rehearse a message';
export const coaching = (language?: Language): string => said('THJ5', language) ?? 'AI Coaching';
export const lead = (language?: Language): string =>
  said('YObX', language) ??
  'Paste what you would like to send. You see what may land badly, and a shorter version in your own words.';
export const nothingKept = (language?: Language): string =>
  said('KJS0', language) ??
  'Nothing here is sent to the person you write to, and nothing is kept. Simple rules read your message, and an AI model too where this coach has one; no person does. They read English, and they miss things.';
export const outcomeTitle = (language?: Language): string => said('clvS', language) ?? 'How it may land';
export const otherParent = (language?: Language): string =>
  said('ad5x', language) ?? 'The other parent of a child';
export const ex = (language?: Language): string => said('k-0_', language) ?? 'An ex';
export const partner = (language?: Language): string => said('hQ60', language) ?? 'My partner';
export const failed = (language?: Language): string =>
  said('BDc-', language) ?? 'This did not work. Please try again.';
export const recipientQuestion = (language?: Language): string => said('t4Yk', language) ?? 'Who is it for?';
export const messageLabel = (language?: Language): string => said('1Rwm', language) ?? 'Your message';
export const reading = (language?: Language): string => said('WFfy', language) ?? 'Reading...';
export const submitButton = (language?: Language): string => said('U8OB', language) ?? 'Look at it with me';
export const warning = (language?: Language): string => said('UWaj', language) ?? 'A warning';
export const children = (language?: Language): string => said('NBGh', language) ?? 'A child in the middle';
export const blame = (language?: Language): string => said('h7y1', language) ?? 'Blame';
export const sarcasm = (language?: Language): string => said('2Xs5', language) ?? 'Sarcasm';
export const absolutes = (language?: Language): string => said('1rlh', language) ?? 'Always and never';
export const history = (language?: Language): string => said('x57y', language) ?? 'Old history';
export const shouting = (language?: Language): string => said('zjYN', language) ?? 'Shouting';
export const questions = (language?: Language): string => said('YiV6', language) ?? 'Many questions';
export const length = (language?: Language): string => said('UR5n', language) ?? 'Length';
export const late = (language?: Language): string => said('h1BE', language) ?? 'The hour';
export const copyVersion = (v: { title: string | number }, language?: Language): string =>
  said('YBTl', language, v) ?? `Copy: ${v.title}`;
export const beginning = (v: { text: string | number }, language?: Language): string =>
  said('7m5B', language, v) ?? `I would like to send this, and I am not sure: “${v.text}”`;
export const toTheCoach = (language?: Language): string =>
  said('gXMO', language) ?? 'Talk about it with the coach';
export const shorterTitle = (language?: Language): string => said('Y4qh', language) ?? 'Shorter';
export const shorterHint = (language?: Language): string =>
  said('fHt2', language) ?? 'Your own words, without what stings.';
export const sleepOnTitle = (language?: Language): string => said('jy_n', language) ?? 'To sleep on';
export const sleepOnHint = (language?: Language): string =>
  said('AWVV', language) ?? 'For the morning, if it still feels right then.';
export const readBy = (v: { source: 'rules' | (string & {}) }, language?: Language): string =>
  said('oQbs', language, v) ??
  choice(v.source, {
    rules: 'Simple rules have read this. You know better how it will land.',
    other: 'Simple rules and an AI model have read this. You know better how it will land.',
  });
