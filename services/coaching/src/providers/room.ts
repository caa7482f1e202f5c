/** Limits the number of simultaneous calls. As many more may wait, in the order of their arrival. */
export class Room {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly places: number) {
    this.free = places;
  }

  get taken(): number {
    return this.places - this.free;
  }

  get waitingFor(): number {
    return this.waiting.length;
  }

  /**
   * Resolves when there is room. Everyone who has entered must leave.
   * @param signal ends the wait
   * @throws Error when too many are waiting already, or the signal's reason
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
