/** What a safety check can find. When several apply, the one that stands first here is answered first. */
export const CONCERNS = ['child-in-danger', 'suicide', 'violence', 'harming-others'] as const;
export type Concern = (typeof CONCERNS)[number];

export type Verdict =
  | { kind: 'clear' }
  /** Answer with this text and ask no provider. */
  | { kind: 'answer'; concern: Concern; text: string }
  /** A concern came up earlier: a provider may answer, under the rules for that concern. */
  | { kind: 'guarded'; concern: Concern };
