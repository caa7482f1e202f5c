/**
 * Margins of a message that decide what becomes of it. The scale is the same for all languages and lengths,
 * and goes on above what is named here.
 */
export const MARGIN = {
  /** From it no exercise is given. */
  gate: 0,
  /** From it a message within a strong doubt is a sign, though only scores speak for it. */
  halfWay: 0.5,
  /**
   * From it a message is asked about. So is one whose margin reaches it together with that of a recent one.
   */
  askedAbout: 1,
  /**
   * From it the question is direct. Below, a message is probably harmless: in batch 10, judged by what
   * learned no batch, 36 of 45 everyday messages that only the classifier asks about are below it, and 15 of
   * 169 dangers; above it, most are dangers.
   */
  direct: 1.75,
  /** From it a few words are heeded that lean to suicide, or come after something half doubtful. */
  grave: 2,
  /**
   * From it a score is high. A short message is heeded then that follows something harmless and leans to no
   * suicide, and a deed that stands in the message beside its victim need not be asked about.
   */
  high: 2.5,
} as const;
