/** Ways in which a short message goes on with what was said before it. */
export type Kind =
  | 'thanks'
  | 'worked'
  | 'failed'
  | 'tried'
  | 'doubt'
  | 'what-if'
  | 'when'
  | 'words'
  | 'example'
  | 'another'
  | 'small'
  | 'child'
  | 'preteen'
  | 'teen'
  | 'mixed-ages'
  | 'plan'
  | 'objection'
  | 'asks'
  | 'happened'
  | 'wish'
  | 'since'
  | 'used-to'
  | 'regret'
  | 'instance'
  | 'reluctant'
  | 'how-long'
  | 'yes'
  | 'no'
  | 'unsure'
  | 'why'
  | 'shorter'
  | 'first-step'
  | 'either'
  | 'idea'
  | 'feeling'
  | 'spare-time'
  | 'their-wish'
  | 'was-asked'
  | 'others-do'
  | 'told';

/** Somebody other than the partner to whom words may be said. */
export type Listener = 'ex' | 'relative' | 'child';

/** Texts of a reply to one kind of message. Each must suit every page on which a conversation can be. */
interface KindTexts {
  /** A short answer to it, which advises nothing. `{them}` becomes “him”, “her” or “them”. */
  line: readonly string[];
  /** What holds for it on every page. It is left out where help would be too risky, as are the sentences to say. */
  advice?: readonly string[];
  say?: readonly string[];
  /** What of the page belongs to it. */
  part?: 'say' | 'step';
  /** Questions with different senses, the first of which fits best. */
  ask: readonly string[];
  /** The same for a message that asks for something, where no page may be used. */
  withoutPage?: Pick<KindTexts, 'line' | 'ask'>;
}

export type TextsOfKinds = Readonly<Record<Kind, KindTexts>>;

export interface GoingOnTexts {
  kinds: TextsOfKinds;
  /** Sentences for somebody other than the partner, where the page has none. */
  sayTo: Readonly<Record<Listener, readonly string[]>>;
  /** Before words of the page that stand in the conversation already, and before such that do not. */
  sayAgain: string;
  stepAgain: string;
  say: string;
  step: string;
  /** Question about a step of the page. */
  askOfStep: string;
}

/** Signs of a kind, in a message without accents, apostrophes and punctuation. */
interface KindCue {
  kind: Kind;
  signs: RegExp;
  not?: RegExp;
  /** Words of the longest message of the kind. */
  atMost?: number;
}

export interface GoingOnCues {
  /** The first that fits is taken. */
  kinds: readonly KindCue[];
  /** Beginnings of a message that says how old children are, and what shows that its numbers mean something else. */
  aged: RegExp;
  notAged: RegExp;
  teens: RegExp;
  /** Beginnings of a message that can only go on with the one before. */
  goesOn: RegExp;
  /** Words with which somebody asks what to say to a partner. */
  toPartner: RegExp;
  /** Words for whom else something is said to. The first that fits is taken. */
  listeners: readonly (readonly [Listener, RegExp])[];
  /** An ex or another parent of a child, a partner, and a word that stands for one of them at the beginning of a message. */
  ex: RegExp;
  partner: RegExp;
  standsFor: RegExp;
  /** What such a word is replaced with, if it stands for an ex. */
  theEx: string;
  him: RegExp;
  her: RegExp;
}
