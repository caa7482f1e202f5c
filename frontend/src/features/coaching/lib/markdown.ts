export type BlockKind = 'paragraph' | 'heading' | 'quote' | 'bullets' | 'numbers';

/** A stretch of text of one kind: compared by value, so that a finished one is not drawn again. */
export interface Block {
  kind: BlockKind;
  /** One line an item in a list. */
  text: string;
  /** The first number of a numbered list. */
  start?: number;
}

interface Line {
  kind: BlockKind;
  text: string;
  start?: number;
}

const HEADING = /^#{1,6}\s+/;
const QUOTE = /^>\s?/;
const BULLET = /^\s*[-*+]\s+/;
const NUMBER = /^\s*(\d{1,3})[.)]\s+/;
const RULE = /^\s*([-*_])(?:\s*\1){2,}\s*$/;

function readLine(line: string): Line {
  const number = NUMBER.exec(line);
  if (number) return { kind: 'numbers', text: line.slice(number[0].length), start: Number(number[1]) };
  if (HEADING.test(line)) return { kind: 'heading', text: line.replace(HEADING, '') };
  if (QUOTE.test(line)) return { kind: 'quote', text: line.replace(QUOTE, '') };
  if (BULLET.test(line)) return { kind: 'bullets', text: line.replace(BULLET, '') };
  return { kind: 'paragraph', text: line.trim() };
}

const isList = ({ kind }: Line) => kind === 'bullets' || kind === 'numbers';

/** Whether the line goes on with the block before it, and with what between them. */
function joint(last: Block | undefined, line: Line): string | null {
  if (!last || line.kind === 'heading') return null;
  if (last.kind === line.kind) return '\n';
  return isList(last) && line.kind === 'paragraph' ? ' ' : null;
}

export function toBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const source of markdown.split(/\r\n|\r|\n/)) {
    if (source.trim() === '' || RULE.test(source)) {
      open = undefined;
      continue;
    }
    const line = readLine(source);
    const between = joint(open, line);
    if (open && between !== null) open.text += between + line.text;
    else blocks.push((open = line));
  }
  return blocks;
}
