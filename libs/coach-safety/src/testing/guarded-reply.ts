import type { Language } from '../language.js';
import type { Turn } from '../turn.js';
import type { Concern } from '../verdict.js';
import { replyUnderConcern } from '../wording.js';

/** Our own reply in a guarded conversation, for when no provider can answer. No text repeats until all have been used. */
export const guardedReply = (
  concern: Concern,
  turns: readonly Turn[],
  message: string,
  language: Language = 'en',
): string => replyUnderConcern(concern, { message, turns, language, isSuspected: true });
