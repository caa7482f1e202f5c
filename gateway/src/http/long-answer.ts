import { PAGE_BEGINNING } from '@anew/contracts/rpc/page';

/** What stands before and behind the items of an answer in its JSON. */
export interface Layout {
  opening: string;
  closing: string;
}

export const LIST: Layout = { opening: '[', closing: ']' };

/** In JSON no text holds these bytes: its own quotes are escaped. */
const PART = ',"part":';
const COMMA = Buffer.from(',');

interface Split {
  /** Where the next page begins; undefined behind the last. */
  next: string | undefined;
  part: Buffer;
}

export function isPage(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, PAGE_BEGINNING.length) === PAGE_BEGINNING;
}

/** Of what is in a page, only the place of the next one is read. */
export function split(bytes: Buffer): Split {
  if (!isPage(bytes)) return { next: undefined, part: bytes };
  const end = bytes.indexOf(PART);
  const next = JSON.parse(bytes.toString('utf8', PAGE_BEGINNING.length, end)) as string;
  return { next, part: bytes.subarray(end + PART.length, -1) };
}

/** The part's items, with the commas between them. */
function itemsIn(part: Buffer, { opening, closing }: Layout): Buffer {
  const begin = part.indexOf(opening);
  if (begin < 0 || part.toString('latin1', part.length - closing.length) !== closing)
    throw new Error('A page is not laid out as its answer is said to be');
  return part.subarray(begin + opening.length, part.length - closing.length);
}

/**
 * The bytes of an answer that comes in pages, as if it had come in one: the first page's, and behind its items those of
 * the pages that follow. A page is asked for when the one before has been taken.
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
