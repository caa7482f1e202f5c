import type { Logger } from './logger.js';

interface Repetition {
  work: () => Promise<void>;
  logger: Logger;
  /** Log message for a failure of the work. The work is nevertheless repeated. */
  failure: string;
}

const FIRST_REST_MS = 2_000;
const SPREAD_MS = 4_000;

/**
 * Milliseconds until housekeeping runs for the first time. At the start it would take connections to the database,
 * which are slow to open, from what people wait for. Replicas that start together do not begin it together.
 */
export const restAfterStart = (): number => FIRST_REST_MS + Math.random() * SPREAD_MS;

/**
 * Repeats work until it is stopped, but never runs it twice at the same time. It can be started and stopped
 * only once.
 */
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
   * @param everyMs milliseconds from the end of one run to the beginning of the next
   * @param firstAfterMs milliseconds until the first run, by default none
   */
  start(everyMs: number, firstAfterMs = 0): void {
    this.running = this.repeat(everyMs, firstAfterMs);
  }

  /** Runs the work at once, or again as soon as the present run has ended. */
  wake(): void {
    this.isWanted = true;
    this.endPause();
  }

  /** Resolves once the present run has ended. */
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
