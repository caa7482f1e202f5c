import { HEAR_IT, LISTENING, WHICH_HELP } from './asking-back/english.js';
import { LISTENING_SPANISH, WHICH_HELP_SPANISH } from './asking-back/spanish.js';

/** A kind of help that the coach offers to somebody who has told a story without a question. */
export type KindOfHelp = 'idea' | 'words' | 'ear';

/** Offers of help in one language, and how somebody picks one in a short reply without accents. */
export interface HelpOffers {
  questions: readonly string[];
  /** In the order in which the questions name them. */
  picked: readonly { kind: KindOfHelp; signs: RegExp }[];
  turnedDown: RegExp;
  /** Replies to somebody who wants no advice. */
  listening: readonly string[];
}

export const HELP_OFFERS: HelpOffers = {
  questions: [...WHICH_HELP, HEAR_IT],
  picked: [
    {
      kind: 'idea',
      signs: /\b(ideas?|advice|look|going on|understand\w*|why|steps?|try|do|changed?|first|1|1st)\b/,
    },
    { kind: 'words', signs: /\b(words?|sentence|say(ing)?|phrases?|script|second|2|2nd|middle)\b/ },
    { kind: 'ear', signs: /\b(ear|listen\w*|heard?|vent|third|3|3rd|last)\b/ },
  ],
  turnedDown: /^(no|nope|none|neither|nothing)\b/,
  listening: LISTENING,
};

export const HELP_OFFERS_SPANISH: HelpOffers = {
  questions: WHICH_HELP_SPANISH,
  picked: [
    { kind: 'idea', signs: /\b(ideas?|consejos?|primer[oa]?|1|hacer)\b/ },
    { kind: 'words', signs: /\b(frases?|palabras?|decir|segund[oa]|2)\b/ },
    { kind: 'ear', signs: /\b(escuch\w+|desahog\w+|oig\w+|tercer[oa]?|3|ultim[oa])\b/ },
  ],
  turnedDown: /^(no|ningun[oa]?|nada)\b/,
  listening: LISTENING_SPANISH,
};
