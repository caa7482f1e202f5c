import { type Concern, CONCERNS } from '../verdict.js';

/** Placeholder of a story's turn. */
const HOLE = '{}';

export interface Story {
  text: string;
  concern: Concern | null;
  turn: string;
}

/**
 * Long messages, each in several versions: a line with a placeholder, and below it the turns that replace it,
 * `> violence: …` or `> harmless: …`. Only the turn differs between the versions, so only the turn is
 * learned.
 */
export function storiesIn(lines: readonly string[]): Story[] {
  let frame = '';
  return lines.flatMap((line) => {
    if (!line.startsWith('>')) {
      frame = line;
      return [];
    }
    const [, about = '', turn = ''] = /^> ([a-z-]+): (.+)$/.exec(line) ?? [];
    const concern = CONCERNS.find((each) => each === about) ?? null;
    if ((concern === null && about !== 'harmless') || !frame.includes(HOLE))
      throw new Error(`Not a turn of a story: ${line}`);
    return [{ text: frame.replace(HOLE, turn), concern, turn }];
  });
}
