import type { ExportPage, ExportPart } from '@anew/contracts/account/export';

/** Text of JSON, piece by piece, so that a document need never be held as a whole. */
export type Pieces = AsyncIterable<string> | Iterable<string>;

export function* valueText(value: unknown): Generator<string> {
  yield JSON.stringify(value ?? null);
}

export async function* listText(items: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield `${before}${JSON.stringify(item)}`;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

export async function* objectText(fields: Record<string, Pieces>): AsyncGenerator<string> {
  let before = '{';
  for (const [name, pieces] of Object.entries(fields)) {
    yield `${before}${JSON.stringify(name)}:`;
    yield* pieces;
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

/** A service's part of an export, gathered from its pages. */
export async function* partText(
  first: ExportPage,
  ask: (after: string) => Promise<ExportPage>,
): AsyncGenerator<string> {
  const whole: ExportPart = {};
  let page = first;
  append(whole, page.part);
  while (page.next !== null) {
    page = await ask(page.next);
    append(whole, page.part);
  }
  const fields = Object.entries(whole).map(([name, value]): [string, Pieces] => [
    name,
    Array.isArray(value) ? listText(value) : valueText(value),
  ]);
  yield* objectText(Object.fromEntries(fields));
}

type Thing = Record<string, unknown>;

/** Adds a page to those before it. */
export function append(whole: ExportPart, part: ExportPart): void {
  for (const [name, value] of Object.entries(part)) {
    const known = whole[name] ?? [];
    whole[name] =
      Array.isArray(value) && Array.isArray(known) ? joined(known as Thing[], value as Thing[]) : value;
  }
}

function joined(items: Thing[], more: Thing[]): Thing[] {
  for (const item of more) {
    const last = items.at(-1);
    if (last?.id !== undefined && last.id === item.id) appendLists(last, item);
    else items.push(item);
  }
  return items;
}

/** The rest of something that had to be sent in pieces. */
function appendLists(thing: Thing, piece: Thing): void {
  for (const [name, value] of Object.entries(piece)) {
    const known = thing[name];
    if (Array.isArray(known) && Array.isArray(value)) known.push(...(value as unknown[]));
  }
}
