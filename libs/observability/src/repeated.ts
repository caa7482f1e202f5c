import type { Logger } from './logger.js';

interface Repetition {
  work: () => Promise<void>;
  logger: Logger;
  /** What the log says when the work has failed. It is done again all the same. */
  failure: string;
}

/** Work that is done again and again, never twice at the same time, until it is stopped. It starts and stops once. */
export class Repeated {
  private running = Promise.resolve();
  private stopping = false;
  private isWanted = false;
  private endPause: () => void = () => undefined;

  constructor(private readonly repetition: Repetition) {}

  get isStopping(): boolean {
    return this.stopping;
  }

  /**
   * @param everyMs from the end of one time to the beginning of the next
   * @param firstAfterMs until the first time, which else begins at once
   */
  start(everyMs: number, firstAfterMs = 0): void {
    this.running = this.repeat(everyMs, firstAfterMs);
  }

  /** Does the work at once, or once more after the time that is under way. */
  wake(): void {
    this.isWanted = true;
    this.endPause();
  }

  /** Resolves once what is under way has ended. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.endPause();
    await this.running;
  }

  private async repeat(everyMs: number, firstAfterMs: number): Promise<void> {
    if (firstAfterMs > 0) await this.pause(firstAfterMs);
    while (!this.stopping) {
      this.isWanted = false;
      await this.doOnce();
      await this.pause(everyMs);
    }
  }

  private async doOnce(): Promise<void> {
    const { work, logger, failure } = this.repetition;
    try {
      await work();
    } catch (error) {
      logger.warn({ err: error }, failure);
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    if (this.isWanted || this.stopping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
