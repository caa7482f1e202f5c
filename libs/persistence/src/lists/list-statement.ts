import type { BytesOpener } from '../encryption/vault.js';
import type { Column } from './columns.js';
import type { JsonWriter } from './json-writer.js';
import { Row } from './row.js';

interface Field {
  column: Column;
  /** Position of the column, or of the first one of an object. */
  at: number;
  key: Buffer;
  parts: readonly Field[];
}

export interface ListStatementOptions {
  /** Name under which each connection prepares it. */
  name: string;
  text: string;
  /** The columns in the order of the statement. */
  columns: readonly Column[];
}

/** A statement whose rows are the items of a list. `Item` is what the JSON of one is, which the compiler cannot check. */
export class ListStatement<Item extends object> {
  declare readonly item: Item;
  readonly name: string;
  readonly text: string;
  /** Types that each column may have in PostgreSQL. */
  readonly oids: (readonly number[])[] = [];
  /** Set when the server knows the columns to be others than were declared: their bytes would be misread. */
  mismatch: Error | undefined;
  private readonly positions = new Map<string, number>();
  private readonly fields: readonly Field[];

  constructor({ name, text, columns }: ListStatementOptions) {
    this.name = name;
    this.text = text;
    this.fields = this.placed(columns, '');
  }

  newRow(): Row {
    return new Row(this.positions);
  }

  /** Writes the item of a row. */
  write(row: Row, out: JsonWriter, open: BytesOpener): void {
    writeObject(this.fields, row, out, open);
  }

  private placed(columns: readonly Column[], path: string): Field[] {
    return columns.map((column) => {
      const at = this.oids.length;
      if (!column.parts && !column.compute) {
        this.positions.set(path + column.name, at);
        this.oids.push(column.oids);
      }
      const parts = this.placed(column.parts ?? [], `${column.name}.`);
      return { column, at, key: Buffer.from(`,${JSON.stringify(column.name)}:`), parts };
    });
  }
}

const NULL = Buffer.from('null');

function writeObject(fields: readonly Field[], row: Row, out: JsonWriter, open: BytesOpener): void {
  const start = out.length;
  for (const { column, at, key, parts } of fields) {
    if (column.shown === 'never' || (column.shown === 'if-true' && !row.isTrue(at))) continue;
    const computed = column.compute?.(row, open);
    if (column.compute && computed === undefined) continue;
    out.raw(key);
    if (column.compute) out.utf8(JSON.stringify(computed));
    else if (row.isNull(at)) out.raw(NULL);
    else if (column.parts) writeObject(parts, row, out, open);
    else column.write(row, at, out, open);
  }
  out.enclose(start);
}
