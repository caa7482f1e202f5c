import type { Language } from './language.js';

/** What a safety check can find. When several apply, the one that stands first here is answered first. */
export const CONCERNS = ['child-in-danger', 'suicide', 'violence', 'harming-others'] as const;
export type Concern = (typeof CONCERNS)[number];

export type Verdict =
  /** `asksBack`: nothing was found, and yet too little is sure for an exercise; ask what it is about. */
  | { kind: 'clear'; asksBack: boolean; language: Language }
  /** Something may be wrong: no exercise, no module. With a text it is the answer; without one a provider may answer. */
  | { kind: 'unsure'; text: string | null; leaning: Concern | null; language: Language }
  /** Answer with this text and ask no provider. */
  | { kind: 'answer'; concern: Concern; text: string; language: Language }
  /** A concern came up earlier, or only as past: a provider may answer, under the rules for that concern. */
  | { kind: 'guarded'; concern: Concern; isPast: boolean; language: Language };
