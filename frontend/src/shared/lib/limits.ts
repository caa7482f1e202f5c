import * as words from '@anew/words/controls';
/** Number of remaining characters from which on a field says how many are left. */
const NEAR = 200;

/** Says how much room is left, or null while there is plenty. */
export function roomLeft(text: string, most: number): string | null {
  const left = most - text.trim().length;
  if (left < 0 || left > Math.min(NEAR, most / 5)) return null;
  return words.roomLeft({ count: left });
}

/** Says by how much a text is too long, or null. Texts are never cut off. */
export function tooLong(text: string, most: number): string | null {
  const over = text.trim().length - most;
  return over > 0 ? words.tooLong({ most, over }) : null;
}
