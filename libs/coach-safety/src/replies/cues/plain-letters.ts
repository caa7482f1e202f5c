/**
 * A text without accents and with single spaces, for patterns that look at it as it is written: “bebé” and
 * “bebe” are one word.
 */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ');
