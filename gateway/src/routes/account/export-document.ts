import type { ExportPage } from '@anew/contracts/account/export';

/** JSON text in pieces, so that a document is never in memory as a whole. */
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

/** Writes a service's part of an export while its pages arrive. At most one page is in memory. */
export async function* partText(
  first: ExportPage,
  ask: (after: string) => Promise<ExportPage>,
): AsyncGenerator<string> {
  const writer = new PartWriter();
  let page = first;
  yield* writer.write(page);
  while (page.next !== null) {
    page = await ask(page.next);
    yield* writer.write(page);
  }
  yield* writer.end();
}

type Thing = Record<string, unknown>;

/** Writes the fields of an object one after another. A list may continue on the next page. */
class PartWriter {
  private readonly names = new Set<string>();
  private list: ListWriter | undefined;
  private listName: string | undefined;

  *write({ part }: ExportPage): Generator<string> {
    for (const [name, value] of Object.entries(part)) {
      if (this.list === undefined || name !== this.listName) yield* this.begin(name, value);
      if (Array.isArray(value)) for (const item of value as unknown[]) yield* this.list?.write(item) ?? [];
    }
  }

  *end(): Generator<string> {
    yield* this.endList();
    yield this.names.size === 0 ? '{}' : '}';
  }

  private *begin(name: string, value: unknown): Generator<string> {
    yield* this.endList();
    if (this.names.has(name)) throw new Error(`The list "${name}" of an export came twice`);
    yield `${this.names.size === 0 ? '{' : ','}${JSON.stringify(name)}:`;
    this.names.add(name);
    this.listName = name;
    if (Array.isArray(value)) this.list = new ListWriter();
    else yield* valueText(value);
  }

  private *endList(): Generator<string> {
    yield* this.list?.end() ?? [];
    this.list = undefined;
  }
}

/**
 * Writes the items of one list. An item that ends with a list of its own stays open, because the next page
 * may continue it.
 */
class ListWriter {
  private before = '[';
  private lastId: unknown;
  /** Text that closes the last item, or an empty string if that item is closed. */
  private open = '';
  private isOpenListEmpty = true;

  *write(item: unknown): Generator<string> {
    const { id } = (item ?? {}) as Thing;
    if (id !== undefined && id === this.lastId) yield* this.goOn(item as Thing);
    else yield* this.begin(item, id);
  }

  *end(): Generator<string> {
    yield this.before === '[' ? '[]' : `${this.open}]`;
  }

  private *begin(item: unknown, id: unknown): Generator<string> {
    const text = JSON.stringify(item ?? null);
    const list = id === undefined ? undefined : lastList(item as Thing);
    yield `${this.open}${this.before}`;
    this.open = list ? ']}' : '';
    this.isOpenListEmpty = list?.length === 0;
    yield list ? text.slice(0, -this.open.length) : text;
    this.before = ',';
    this.lastId = id;
  }

  private *goOn(piece: Thing): Generator<string> {
    const list = lastList(piece);
    if (!list || list.length === 0 || this.open === '') return;
    yield `${this.isOpenListEmpty ? '' : ','}${JSON.stringify(list).slice(1, -1)}`;
    this.isOpenListEmpty = false;
  }
}

function lastList(thing: Thing): unknown[] | undefined {
  const last = Object.values(thing).at(-1);
  return Array.isArray(last) ? (last as unknown[]) : undefined;
}
