import type { Pace } from './frames.js';

interface Sides {
  /** Tells the other side that this one is there. */
  beat: () => void;
  /** The other side has been silent for too long. */
  onGone: () => void;
}

/**
 * Heartbeats of one side of a stream. The other side's silence is counted in this side's own heartbeats, not by the
 * clock: a process that was itself held up has not yet read what came meanwhile, and must not take that time for
 * silence.
 */
export class Heartbeat {
  private unheard = 0;
  private readonly timer: NodeJS.Timeout;

  constructor({ beatMs, goneMs }: Pace, { beat, onGone }: Sides) {
    this.timer = setInterval(() => {
      this.unheard += 1;
      if (this.unheard * beatMs > goneMs) onGone();
      else beat();
    }, beatMs);
  }

  /** Something came from the other side. */
  heard(): void {
    this.unheard = 0;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
