import { setTimeout as pause } from 'node:timers/promises';
import { type CallLimit, ProcessLimit, type Release } from './call-limit.js';
import type { Permits } from './permits.js';

/** Milliseconds between two looks for a free permit. */
const LOOK_EVERY_MS = 100;

/**
 * Limits the calls of all processes of the service together, so that more processes do not ask more of a
 * provider than it allows.
 */
export class DatabaseLimit implements CallLimit {
  /** Only the first of those who wait in this process looks for a permit. */
  private readonly lookers: ProcessLimit;

  constructor(
    private readonly permits: Permits,
    private readonly name: string,
    private readonly most: number,
  ) {
    this.lookers = new ProcessLimit(1, most);
  }

  async acquire(signal: AbortSignal): Promise<Release> {
    const endLook = await this.lookers.acquire(signal);
    try {
      return await this.takePermit(signal);
    } finally {
      endLook();
    }
  }

  private async takePermit(signal: AbortSignal): Promise<Release> {
    for (;;) {
      const permitId = await this.permits.take(this.name, this.most);
      if (permitId !== null) return () => void this.permits.giveBack(permitId);
      await pause(LOOK_EVERY_MS, undefined, { signal });
    }
  }
}
