import { PAGE_BEGINNING } from '@anew/contracts/rpc/page';

/** Text before and after the items of an answer's JSON. */
export interface Layout {
  opening: string;
  closing: string;
}

export const LIST: Layout = { opening: '[', closing: ']' };

/**
 * Key before the items in a page's JSON. No string value contains these bytes, because JSON escapes its
 * quotes.
 */
const PART = ',"part":';
const COMMA = Buffer.from(',');

interface Split {
  /** Cursor of the next page, or undefined after the last page. */
  next: string | undefined;
  part: Buffer;
}

export function isPage(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, PAGE_BEGINNING.length) === PAGE_BEGINNING;
}

/** Splits a page without parsing its items: only the cursor of the next page is read. */
export function split(bytes: Buffer): Split {
  if (!isPage(bytes)) return { next: undefined, part: bytes };
  const end = bytes.indexOf(PART);
  const next = JSON.parse(bytes.toString('utf8', PAGE_BEGINNING.length, end)) as string;
  return { next, part: bytes.subarray(end + PART.length, -1) };
}

/** Bytes of the items in a part, with the commas between them. */
function itemsIn(part: Buffer, { opening, closing }: Layout): Buffer {
  const begin = part.indexOf(opening);
  if (begin < 0 || part.toString('latin1', part.length - closing.length) !== closing)
    throw new Error('A page is not laid out as its answer is said to be');
  return part.subarray(begin + opening.length, part.length - closing.length);
}

/**
 * Joins the pages of an answer into the bytes of one JSON document. Each page is requested only once the page
 * before has been read.
 */
export async function* joined(
  first: Buffer,
  ask: (after: string) => Promise<Buffer>,
  layout: Layout,
): AsyncGenerator<Buffer> {
  let { next, part } = split(first);
  let isEmpty = itemsIn(part, layout).length === 0;
  yield part.subarray(0, part.length - layout.closing.length);
  while (next !== undefined) {
    ({ next, part } = split(await ask(next)));
    const items = itemsIn(part, layout);
    if (items.length === 0) continue;
    if (!isEmpty) yield COMMA;
    yield items;
    isEmpty = false;
  }
  yield Buffer.from(layout.closing);
}
