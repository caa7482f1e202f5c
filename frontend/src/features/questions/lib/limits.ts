/** So many characters before the end of a field it begins to say how many are left. */
const NEAR = 200;

const inEnglish = (count: number) => count.toLocaleString('en-US');

/** How much room is left once it is little; null before. */
export function roomLeft(text: string, most: number): string | null {
  const left = most - text.trim().length;
  if (left < 0 || left > Math.min(NEAR, most / 5)) return null;
  return left === 1 ? '1 character left' : `${inEnglish(left)} characters left`;
}

/** What is wrong with a text that cannot be sent; nothing is ever cut off. */
export function tooLong(text: string, most: number): string | null {
  const over = text.trim().length - most;
  return over > 0
    ? `There is room for ${inEnglish(most)} characters; this has ${inEnglish(over)} more.`
    : null;
}
