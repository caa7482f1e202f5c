// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice } from '../format.js';
import { said } from '../said.js';

export const title = (): string => said('_9zu') ?? 'Rehearse a message';
export const coaching = (): string => said('THJ5') ?? 'AI Coaching';
export const lead = (): string =>
  said('YObX') ??
  'Paste what you would like to send. You see what may land badly, and a shorter version in your own words.';
export const nothingKept = (): string =>
  said('KJS0') ??
  'Nothing is sent to the person you write to, and nothing is kept. Simple rules read your message, and an AI model if this coach has one. No person does. They read English, and they miss things.';
export const outcomeTitle = (): string => said('clvS') ?? 'How it may land';
export const otherParent = (): string => said('ad5x') ?? 'The other parent of a child';
export const ex = (): string => said('k-0_') ?? 'An ex';
export const partner = (): string => said('hQ60') ?? 'My partner';
export const failed = (): string => said('BDc-') ?? 'This did not work. Please try again.';
export const recipientQuestion = (): string => said('t4Yk') ?? 'Who is it for?';
export const messageLabel = (): string => said('1Rwm') ?? 'Your message';
export const reading = (): string => said('WFfy') ?? 'Reading...';
export const submitButton = (): string => said('U8OB') ?? 'Look at it with me';
export const warning = (): string => said('UWaj') ?? 'A warning';
export const children = (): string => said('NBGh') ?? 'A child in the middle';
export const blame = (): string => said('h7y1') ?? 'Blame';
export const sarcasm = (): string => said('2Xs5') ?? 'Sarcasm';
export const absolutes = (): string => said('1rlh') ?? 'Always and never';
export const history = (): string => said('x57y') ?? 'Old history';
export const shouting = (): string => said('zjYN') ?? 'Shouting';
export const questions = (): string => said('YiV6') ?? 'Many questions';
export const length = (): string => said('UR5n') ?? 'Length';
export const late = (): string => said('h1BE') ?? 'The hour';
export const copyVersion = (v: { title: string | number }): string => said('YBTl', v) ?? `Copy: ${v.title}`;
export const beginning = (v: { text: string | number }): string =>
  said('7m5B', v) ?? `I would like to send this, and I am not sure: “${v.text}”`;
export const toTheCoach = (): string => said('gXMO') ?? 'Talk about it with the coach';
export const shorterTitle = (): string => said('Y4qh') ?? 'Shorter';
export const shorterHint = (): string => said('fHt2') ?? 'Your own words, without what stings.';
export const sleepOnTitle = (): string => said('jy_n') ?? 'To sleep on';
export const sleepOnHint = (): string => said('AWVV') ?? 'For the morning, if it still feels right then.';
export const readBy = (v: { source: 'rules' | (string & {}) }): string =>
  said('oQbs', v) ??
  choice(v.source, {
    rules: 'Simple rules have read this. You know better how it will land.',
    other: 'Simple rules and an AI model have read this. You know better how it will land.',
  });
