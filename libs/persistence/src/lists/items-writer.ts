import { cursorOf } from '../cursor.js';
import type { BytesOpener } from '../encryption/vault.js';
import { JsonWriter, millisIn } from './json-writer.js';
import type { ListStatement } from './list-statement.js';
import type { Row } from './row.js';

/** Bytes after which a list ends, although it has fewer items than were asked for: they fit into one message. */
const MOST_BYTES = 700_000;

/** Writes rows as the items of a JSON list, as far as they fit. */
export class ItemsWriter {
  private readonly out = new JsonWriter();
  private readonly row: Row;
  private count = 0;
  private hasMore = false;
  /** Where the row of the last item is. */
  private last: [bytes: Buffer, at: number] | undefined;

  /**
   * @param before JSON in front of the list
   * @param limit items at most; a row beyond says that there are more
   */
  constructor(
    private readonly statement: ListStatement<object>,
    private readonly open: BytesOpener,
    private readonly limit: number,
    before = '',
  ) {
    this.row = statement.newRow();
    this.out.utf8(`${before}[`);
  }

  add(bytes: Buffer, at: number): void {
    if (this.hasMore || this.count === this.limit) {
      this.hasMore = true;
      return;
    }
    const { length } = this.out;
    this.row.read(bytes, at);
    if (this.count > 0) this.out.ascii(',');
    this.statement.write(this.row, this.out, this.open);
    if (this.count > 0 && this.out.length > MOST_BYTES) {
      this.out.length = length;
      this.hasMore = true;
      return;
    }
    this.count++;
    this.last = [bytes, at];
  }

  /** Row of the last item, if there are more behind it. */
  rowBeforeMore(): Row | null {
    if (!this.hasMore || !this.last) return null;
    this.row.read(...this.last);
    return this.row;
  }

  /** The list, and behind it the rest of the JSON. */
  end(behind = ''): Buffer {
    this.out.utf8(`]${behind}`);
    return this.out.end();
  }
}

/** Cursor of the page that follows a row, by the columns with its moment and its id. */
export function cursorBehind(row: Row, [at, id]: readonly [at: string, id: string]): string {
  const millis = millisIn(row.bytes, row.startOf(row.positionOf(at)));
  return cursorOf({ at: new Date(millis).toISOString(), id: row.uuidOf(id) });
}
