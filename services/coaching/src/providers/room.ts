import { Unavailable } from './provider-error.js';

/** Gives the place in a room back. Every caller that entered calls it once. */
export type Leave = () => void;

/** Limits the number of simultaneous calls. */
export interface Room {
  /**
   * Resolves when there is room.
   * @param signal ends the wait
   * @throws Unavailable when too many are waiting already, or the signal's reason when it is aborted
   */
  enter(signal: AbortSignal): Promise<Leave>;
}

/** Room for calls of this process. Those who wait enter in the order of their arrival. */
export class OwnRoom implements Room {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  /** @param mostWaiting number of calls that may wait */
  constructor(
    places: number,
    private readonly mostWaiting: number,
  ) {
    this.free = places;
  }

  async enter(signal: AbortSignal): Promise<Leave> {
    signal.throwIfAborted();
    if (this.free > 0) this.free -= 1;
    else if (this.waiting.length < this.mostWaiting) await this.wait(signal);
    else throw new Unavailable('too many wait');
    return () => this.leave();
  }

  private leave(): void {
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
