/**
 * Bytes of JSON after which a list ends, although it has fewer items than were asked for: they fit into one message.
 */
const MOST_BYTES = 700_000;

/** The text of a page, to which rows are added as they come. */
export class ListText<Row> {
  private text = '';
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
    if (this.count > 0 && this.bytes > MOST_BYTES) {
      this.leaveOut();
      return;
    }
    this.text += this.count === 0 ? item : `,${item}`;
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

  /** The row of the last item, if there are more behind it. */
  get lastBeforeMore(): Row | null {
    return this.hasMore ? this.last : null;
  }
}
