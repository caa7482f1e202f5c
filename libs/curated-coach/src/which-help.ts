import * as phrases from './phrases/kinds-of-help.js';
import { quoteFrom } from './said.js';
import { countWords } from './sentences.js';
import type { UsedTexts } from './used-texts.js';

/** Words of a message above which it has told what happened. */
const STORY_WORDS = 40;

/** Whether a message has told what happened, so that nothing needs to ask for that. */
export const isStory = (message: string): boolean => countWords(message) > STORY_WORDS;

/**
 * Reply to a story whose subject is clear, but which may get no exercise yet: it takes up a sentence of the story and
 * asks which kind of help is wanted. It supposes nothing about the people in it.
 */
export function askWhichHelp(message: string, used: UsedTexts): string {
  const said = quoteFrom(message);
  return [
    said
      ? used.preferUnused(phrases.STORY_QUOTED).replace('{said}', () => said)
      : used.preferUnused(phrases.STORY_HEARD),
    [used.preferUnused(phrases.WHICH_HELP), '', ...phrases.KINDS_OF_HELP.map(({ text }) => `- ${text}`)].join(
      '\n',
    ),
    used.preferUnused(phrases.OWN_QUESTION),
    `*${phrases.HELP_NOTE}*`,
  ].join('\n\n');
}
