import type { Logger } from '@anew/observability/logger';

/** Milliseconds between two warnings, because a host with a wrong clock gets every request late. */
const QUIET_MS = 60_000;

/** Finds requests that came after their deadline, and warns of them. */
export class LateRequests {
  private quietUntil = -Infinity;

  constructor(private readonly logger: Logger) {}

  /**
   * Whether the caller no longer waits. The gateway sets the deadline by its own clock, so a clock here that is
   * further ahead than a call may take makes every request late.
   */
  isLate(subject: string, deadline: number, now = Date.now()): boolean {
    const lateMs = now - deadline;
    if (lateMs <= 0) return false;
    if (now >= this.quietUntil) {
      this.quietUntil = now + QUIET_MS;
      this.logger.warn({ subject, lateMs }, 'request came after its deadline');
    }
    return true;
  }
}
