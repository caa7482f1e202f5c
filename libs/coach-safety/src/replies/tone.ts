import { answerIn } from '../answer.js';
import { namesMeans } from './cues/means-cues.js';

/**
 * Occasion of a reply: a new sign, a message after an answer that was evasive or denied it, or a yes to the
 * direct question.
 */
export type Tone = 'alarm' | 'follow-up' | 'affirmed';
export type Texts = readonly [string, ...string[]];

/** Tone of a reply about suicide. Whoever names a means after the question has said yes, and must move away from it. */
export const toneFor = ({ tone, isKnown }: { tone: Tone; isKnown: boolean }, message: string): Tone =>
  isKnown && namesMeans(message) && answerIn(message) !== 'no' ? 'affirmed' : tone;
