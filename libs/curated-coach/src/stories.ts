import { coreOf } from './matters.js';
import { questionIn } from './said.js';
import { countWords } from './sentences.js';

/** Words of a message above which it has told what happened. */
const STORY_WORDS = 40;

/** What a story comes down to: its question, or else the sentences that ask, or its last one. A shorter message has none. */
export const pointOf = (message: string): string | undefined =>
  countWords(message) > STORY_WORDS ? (questionIn(message) ?? coreOf(message)) : undefined;
