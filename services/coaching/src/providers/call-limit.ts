import { Unavailable } from './provider-error.js';

/** Gives a permit back. Every caller that acquired one calls it once. */
export type Release = () => void;

/** Limits the number of simultaneous calls. */
export interface CallLimit {
  /**
   * Resolves when one more call may begin.
   * @param signal ends the wait
   * @throws Unavailable when too many are waiting already, or the signal's reason when it is aborted
   */
  acquire(signal: AbortSignal): Promise<Release>;
}

/** Limits the calls of this process. Those who wait begin in the order of their arrival. */
export class ProcessLimit implements CallLimit {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  /** @param mostWaiting number of calls that may wait */
  constructor(
    permits: number,
    private readonly mostWaiting: number,
  ) {
    this.free = permits;
  }

  async acquire(signal: AbortSignal): Promise<Release> {
    signal.throwIfAborted();
    if (this.free > 0) this.free -= 1;
    else if (this.waiting.length < this.mostWaiting) await this.wait(signal);
    else throw new Unavailable('too many wait');
    return () => this.release();
  }

  private release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }

  private wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(begin), 1);
        reject(signal.reason as Error);
      };
      const begin = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      this.waiting.push(begin);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }
}
