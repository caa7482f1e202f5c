import { HEAR_IT, LISTENING } from './asking-back/english.js';
import { HEAR_IT_SPANISH, LISTENING_SPANISH } from './asking-back/spanish.js';

/** A kind of help that the coach offers to somebody who has told something without a question. */
export type KindOfHelp = 'idea' | 'ear';

/** The offer of help in one language, and how somebody picks a kind in a short reply without accents. */
export interface HelpOffer {
  question: string;
  /** In the order in which the question names them. */
  picked: readonly { kind: KindOfHelp; signs: RegExp }[];
  turnedDown: RegExp;
  /** Replies to somebody who wants no advice. */
  listening: readonly string[];
}

export const HELP_OFFER: HelpOffer = {
  question: HEAR_IT,
  picked: [
    { kind: 'ear', signs: /\b(ear|listen\w*|hear|heard|vent|second|2|2nd|last)\b/ },
    { kind: 'idea', signs: /\b(changed?|ideas?|advice|different|steps?|try|do|first|1|1st)\b/ },
  ],
  turnedDown: /^(no|nope|none|neither|nothing)\b/,
  listening: LISTENING,
};

export const HELP_OFFER_SPANISH: HelpOffer = {
  question: HEAR_IT_SPANISH,
  picked: [
    { kind: 'ear', signs: /\b(escuch\w+|desahog\w+|oig\w+|oir\w*|segund[oa]|2|ultim[oa])\b/ },
    { kind: 'idea', signs: /\b(cambi\w+|ideas?|consejos?|primer[oa]?|1|hacer)\b/ },
  ],
  turnedDown: /^(no|ningun[oa]?|nada)\b/,
  listening: LISTENING_SPANISH,
};
