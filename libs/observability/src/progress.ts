/**
 * Notices that a worker is stuck: the database says for a while that work is overdue, and the worker finishes
 * none. Starting it again may help then.
 */
export class Progress {
  private overdueSince: number | undefined;

  /**
   * @param patienceMs milliseconds after which due work is overdue, and for which none may be finished from then
   * on
   */
  constructor(private readonly patienceMs: number) {}

  /** @param ageMs age of the oldest work that is due, or 0 without any */
  saw(ageMs: number, now = Date.now()): void {
    if (ageMs < this.patienceMs) this.overdueSince = undefined;
    else this.overdueSince ??= now;
  }

  /**
   * Begins to wait anew. It is called when a job has ended, even if it has failed: the worker is alive then,
   * and a restart would not mend the job. It is also called when the database or Redis is away, because no
   * restart would bring them back.
   */
  reset(): void {
    this.overdueSince = undefined;
  }

  isStuck(now = Date.now()): boolean {
    return this.overdueSince !== undefined && now - this.overdueSince >= this.patienceMs;
  }
}
