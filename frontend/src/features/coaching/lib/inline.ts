/** What may stand inside of a line. Anything else is the text that it is. */
export type Inline =
  | string
  | { kind: 'code'; text: string }
  | { kind: 'link'; to: string; text: string }
  | { kind: 'strong' | 'em'; children: Inline[] };

interface Frame {
  mark: string;
  children: Inline[];
}

const TOKEN = /`[^`\n]+`|!?\[[^[\]\n]*\]\([^()\s]*\)|\*{1,3}|_{1,3}/g;
const LINK = /^(!?)\[(.*)\]\((.*)\)$/;
const SCREEN = /^\/(?!api\b)[\w-]+(?:\/[\w-]+)*(?:[?#][\w=&-]*)?$/;
/** A text with more open marks than this is not one that means them. */
const DEEPEST = 6;

/** Only a screen of ours is linked to: where else an answer wants to lead stands there in words. */
function readLink(source: string): Inline | null {
  const [, image, text = '', to = ''] = LINK.exec(source) ?? [];
  if (image === undefined) return null;
  if (image) return text;
  if (SCREEN.test(to)) return { kind: 'link', to, text: text || to };
  return /^https?:/i.test(to) && to !== text ? `${text} (${to})` : text;
}

function wrap({ mark, children }: Frame): Inline {
  if (mark.length === 3) return { kind: 'strong', children: [{ kind: 'em', children }] };
  return { kind: mark.length === 2 ? 'strong' : 'em', children };
}

class Marks {
  private readonly frames: Frame[] = [{ mark: '', children: [] }];

  add(...inline: Inline[]): void {
    this.frames.at(-1)?.children.push(...inline.filter((it) => it !== ''));
  }

  /** True when the mark closes one that is open. Those in between were no marks. */
  close(mark: string): boolean {
    const index = this.frames.findLastIndex((frame) => frame.mark === mark);
    if (index < 1) return false;
    this.dissolve(index + 1);
    const frame = this.frames.pop();
    if (frame) this.add(wrap(frame));
    return true;
  }

  open(mark: string): void {
    if (this.frames.length > DEEPEST) this.add(mark);
    else this.frames.push({ mark, children: [] });
  }

  /** What was never closed, as while an answer is still being written, is text. */
  end(): Inline[] {
    this.dissolve(1);
    return this.frames[0]?.children ?? [];
  }

  private dissolve(from: number): void {
    for (const { mark, children } of this.frames.splice(from)) this.add(mark, ...children);
  }
}

interface Place {
  before: string;
  after: string;
}

const isSpace = (character: string) => character === '' || /\s/.test(character);
const isWord = (character: string) => /[\p{L}\p{N}]/u.test(character);

function readMark(marks: Marks, mark: string, { before, after }: Place): void {
  const insideWord = mark.startsWith('_') && isWord(before) && isWord(after);
  if (!insideWord && !isSpace(before) && marks.close(mark)) return;
  if (insideWord || isSpace(after)) marks.add(mark);
  else marks.open(mark);
}

function readToken(marks: Marks, token: string, place: Place): void {
  if (token.startsWith('`')) marks.add({ kind: 'code', text: token.slice(1, -1) });
  else if (token.endsWith(')')) marks.add(readLink(token) ?? token);
  else readMark(marks, token, place);
}

export function toInline(text: string): Inline[] {
  const marks = new Marks();
  let from = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const after = index + token.length;
    marks.add(text.slice(from, index));
    readToken(marks, token, { before: text.charAt(index - 1), after: text.charAt(after) });
    from = after;
  }
  marks.add(text.slice(from));
  return marks.end();
}
