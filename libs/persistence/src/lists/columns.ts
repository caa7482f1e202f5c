import { types } from 'pg';
import type { BytesOpener } from '../encryption/vault.js';
import { type JsonWriter, millisIn } from './json-writer.js';
import type { Row } from './row.js';

const { BOOL, BYTEA, INT2, INT4, TEXT, TIMESTAMPTZ, UUID, VARCHAR } = types.builtins;

/** A column of a statement, or some that are shown as an object, and how an item of the list shows it. */
export interface Column {
  readonly name: string;
  /** Types that the column may have in PostgreSQL. */
  readonly oids: readonly number[];
  /** Columns of an object, which is null where the first of them is. */
  readonly parts?: readonly Column[];
  /** Makes the value from other columns, where there is no column for it. Items lack it where it is undefined. */
  readonly compute?: (row: Row, open: BytesOpener) => unknown;
  /** Whether items show the column never, or only where it is true. */
  readonly shown?: 'never' | 'if-true';
  readonly write: (row: Row, at: number, out: JsonWriter, open: BytesOpener) => void;
}

type Write = Column['write'];

const column = (name: string, oids: readonly number[], write: Write): Column => ({ name, oids, write });

export const uuid = (name: string): Column =>
  column(name, [UUID], (row, at, out) => out.uuid(row.bytes, row.startOf(at)));

/** A moment, as ISO 8601 to the millisecond. */
export const time = (name: string): Column =>
  column(name, [TIMESTAMPTZ], (row, at, out) => out.time(millisIn(row.bytes, row.startOf(at))));

export const text = (name: string): Column =>
  column(name, [TEXT, VARCHAR], (row, at, out) => out.string(row.bytes, row.startOf(at), row.endOf(at)));

export const integer = (name: string): Column =>
  column(name, [INT2, INT4], (row, at, out) => out.ascii(String(row.integerAt(at))));

export const boolean = (name: string): Column =>
  column(name, [BOOL], (row, at, out) => out.ascii(row.isTrue(at) ? 'true' : 'false'));

/** A boolean that items lack where it is false. */
export const flag = (name: string): Column => ({ ...boolean(name), shown: 'if-true' });

/** A column that other columns need, and that items do not show. */
export const unshown = (column: Column): Column => ({ ...column, shown: 'never' });

/** An object, or null where its first column is. */
export const nested = (name: string, parts: readonly Column[]): Column => ({
  ...column(name, [], () => undefined),
  parts,
});

export interface Sealed {
  /** Where the text is kept, such as `entries.content`. */
  place: `${string}.${string}`;
  /** Columns with the id of the text's row, and with the id of its author; `photo.id` is one of an object. */
  row: string;
  author: string;
  /** Whether the text was padded with spaces before it was sealed. */
  isPadded?: boolean;
}

/** A text that its author's key has sealed. */
export const sealed = (name: string, where: Sealed): Column =>
  column(name, [BYTEA], (row, at, out, open) => {
    const opened = openedAt(row, at, where, open);
    out.string(opened, 0, where.isPadded ? endOfText(opened) : opened.length);
  });

const SPACE = 0x20;
const NUL = 0;

/** Where the padding begins: with a NUL, if the text may end with spaces of its own, and otherwise with the first space. */
function endOfText(padded: Buffer): number {
  let end = padded.length;
  while (end > 0 && padded[end - 1] === SPACE) end--;
  return padded[end - 1] === NUL ? end - 1 : end;
}

/** A field that code makes of other columns. */
export const computed = (name: string, compute: (row: Row, open: BytesOpener) => unknown): Column => ({
  ...column(name, [], () => undefined),
  compute,
});

/** Opens a sealed text for {@link computed}. */
export function openedAt(
  row: Row,
  at: number,
  { place, row: id, author }: Sealed,
  open: BytesOpener,
): Buffer {
  const [table = '', of = ''] = place.split('.');
  const associated = { table, column: of, row: row.uuidOf(id) };
  return open(row.uuidOf(author), associated, row.bytes.subarray(row.startOf(at), row.endOf(at)));
}
