/**
 * Bytes of JSON after which a list ends, although it has fewer items than were asked for: they fit into one message.
 */
const MOST_BYTES = 700_000;

/** The text of a page, to which rows are added as they come. */
export class ListText<Row> {
  private text = '';
  /** Rows so far, also those that could not be read. */
  private count = 0;
  private bytes = 0;
  private last: Row | null = null;
  private hasMore = false;

  /** @param limit items at most */
  constructor(private readonly limit: number) {}

  /** After a row that found no room, none is added: the page would have a gap. */
  get isFull(): boolean {
    return this.hasMore || this.count === this.limit;
  }

  /** Adds a row as its item in JSON. The first item is added however long it is. */
  add(item: string, row: Row): void {
    this.bytes += Buffer.byteLength(item);
    if (this.text !== '' && this.bytes > MOST_BYTES) {
      this.leaveOut();
      return;
    }
    this.text += this.text === '' ? item : `,${item}`;
    this.pass(row);
  }

  /** Goes on behind a row without an item. The next page then begins behind it, too. */
  pass(row: Row): void {
    this.count += 1;
    this.last = row;
  }

  /** Says that there is a row for which the page has no room. */
  leaveOut(): void {
    this.hasMore = true;
  }

  get json(): string {
    return `[${this.text}]`;
  }

  /** The last row of the page, if there are more behind it. */
  get lastBeforeMore(): Row | null {
    return this.hasMore ? this.last : null;
  }
}
