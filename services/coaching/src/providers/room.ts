/** Room for some at the same time; as many again may wait, in the order in which they came. */
export class Room {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly places: number) {
    this.free = places;
  }

  /**
   * Resolves when there is room; each who has come in must leave.
   * @param signal ends the waiting
   * @throws Error when too many wait already, and the signal's reason
   */
  async enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.free > 0) this.free -= 1;
    else if (this.waiting.length < this.places) await this.wait(signal);
    else throw new Error('Too many wait for room already.');
  }

  leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }

  private wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(enter), 1);
        reject(signal.reason as Error);
      };
      const enter = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      this.waiting.push(enter);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }
}
