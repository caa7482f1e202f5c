import { type Concern, CONCERNS } from '../verdict.js';

/** Where a story's turn stands. */
const HOLE = '{}';

export interface Story {
  text: string;
  concern: Concern | null;
  turn: string;
}

/**
 * Long messages, each told several times over: a line with a hole, and below it the turns that it may take, `> violence: …`
 * or `> harmless: …`. All of a story but the turn is the same, so it is the turn that is learned.
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
