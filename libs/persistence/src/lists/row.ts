/** A row as the server sends it: the binary values of its columns. It is used for one row after another. */
export class Row {
  bytes: Buffer = Buffer.alloc(0);
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];

  /** @param positions of the columns, by their path, such as `photo.id` */
  constructor(private readonly positions: ReadonlyMap<string, number>) {}

  /** @param at where the body of a DataRow message begins: the number of its columns, then length and value of each */
  read(bytes: Buffer, at: number): void {
    this.bytes = bytes;
    let from = at + 2;
    for (let nth = 0; nth < this.positions.size; nth++) {
      const length = bytes.readInt32BE(from);
      this.starts[nth] = from + 4;
      this.ends[nth] = length < 0 ? -1 : from + 4 + length;
      from += 4 + Math.max(0, length);
    }
  }

  startOf(at: number): number {
    return this.starts[at] ?? 0;
  }

  endOf(at: number): number {
    return this.ends[at] ?? -1;
  }

  isNull(at: number): boolean {
    return this.endOf(at) < 0;
  }

  isTrue(at: number): boolean {
    return !this.isNull(at) && this.bytes[this.startOf(at)] === 1;
  }

  integerAt(at: number): number {
    return this.bytes.readIntBE(this.startOf(at), this.endOf(at) - this.startOf(at));
  }

  textAt(at: number): string | null {
    return this.isNull(at) ? null : this.bytes.toString('utf8', this.startOf(at), this.endOf(at));
  }

  positionOf(path: string): number {
    const at = this.positions.get(path);
    if (at === undefined) throw new Error(`The list has no column ${path}`);
    return at;
  }

  uuidOf(path: string): string {
    const start = this.startOf(this.positionOf(path));
    const hex = this.bytes.toString('hex', start, start + 16);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }
}
