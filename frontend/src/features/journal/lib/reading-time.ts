const WORDS_A_MINUTE = 200;

export function minutesToRead(content: string): number {
  return Math.ceil(content.split(/\s+/).filter(Boolean).length / WORDS_A_MINUTE);
}
