import { coreOf } from './matters.js';
import * as phrases from './phrases/kinds-of-help.js';
import { questionIn, quoteFrom } from './said.js';
import { countWords } from './sentences.js';
import type { UsedTexts } from './used-texts.js';

/** Words of a message above which it has told what happened. */
const STORY_WORDS = 40;

/** Whether a message has told what happened, so that nothing needs to ask for that. */
export const isStory = (message: string): boolean => countWords(message) > STORY_WORDS;

/** What a story comes down to: its question, or else the sentences that ask, or its last one. A shorter message has none. */
export const pointOf = (message: string): string | undefined =>
  isStory(message) ? (questionIn(message) ?? coreOf(message)) : undefined;

/**
 * Reply to a story whose subject is clear, but which may get no exercise yet: it takes up the story's question or a
 * sentence of it, and asks which kind of help is wanted. It supposes nothing about the people in it.
 */
export function askWhichHelp(message: string, used: UsedTexts): string {
  return [
    opening(message, used),
    [used.preferUnused(phrases.WHICH_HELP), '', ...phrases.KINDS_OF_HELP.map(({ text }) => `- ${text}`)].join(
      '\n',
    ),
    used.preferUnused(phrases.OWN_WORDS),
    `*${phrases.HELP_NOTE}*`,
  ].join('\n\n');
}

function opening(message: string, used: UsedTexts): string {
  const asked = questionIn(message);
  if (asked) return used.preferUnused(phrases.STORY_ASKED).replace('{asked}', () => asked);
  const said = quoteFrom(message);
  if (said) return used.preferUnused(phrases.STORY_QUOTED).replace('{said}', () => said);
  return used.preferUnused(phrases.STORY_HEARD);
}
