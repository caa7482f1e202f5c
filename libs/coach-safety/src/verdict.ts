import type { Language } from './language.js';
import type { Condition } from './replies/cues/professional-cues.js';

/** Concerns that the safety check can find. If several apply, the first in this list is answered first. */
export const CONCERNS = ['child-in-danger', 'suicide', 'violence', 'harming-others'] as const;
export type Concern = (typeof CONCERNS)[number];

export type Verdict =
  /**
   * Nothing was found. With `asksBack`, an exercise would still be too risky, so the coach asks what the
   * message is about. A brief reply to that does not change it. With `isHeld`, that stays so to the end, because an
   * earlier doubt was strong, whose topic is `leaning`. With a `condition`, this message or an earlier one belongs to
   * a professional, and nobody gives an exercise either.
   */
  | {
      kind: 'clear';
      asksBack: boolean;
      isHeld: boolean;
      /** Whether only scores speak for the doubt that holds it. */
      isScored?: boolean;
      leaning: Concern | null;
      condition?: Condition;
      language: Language;
    }
  /**
   * Something may be wrong: no exercise and no module. A text, if there is one, is the answer. Otherwise a
   * provider may answer. With `isDenied`, nothing suspicious was said after a "no" to our question, so nobody asks
   * again. With `mayBeSuicide`, that "no" settles nothing, so the reply says that another answer stays welcome.
   */
  | {
      kind: 'unsure';
      text: string | null;
      leaning: Concern | null;
      isDenied: boolean;
      /** Whether all that was asked about is probably harmless. */
      isWeak: boolean;
      /** Whether only scores speak for it, and nothing that was named. */
      isScored?: boolean;
      mayBeSuicide: boolean;
      language: Language;
    }
  /** This text is the answer, and no provider is asked. */
  | { kind: 'answer'; concern: Concern; text: string; language: Language }
  /** A concern came up earlier, or only as past. A provider may answer under the rules for that concern. */
  | { kind: 'guarded'; concern: Concern; isPast: boolean; language: Language };

/** Only the text of this verdict matters: it is no doubt that lasts. */
export const TEXT_ONLY = {
  kind: 'unsure',
  leaning: 'violence',
  isDenied: false,
  isWeak: false,
  mayBeSuicide: false,
} as const satisfies Partial<Verdict>;
