/** What a call has shown; `unknown` when it was given up before it could show anything. */
export type Outcome = 'good' | 'failed' | 'unknown';

const FAILURES = 3;

/** A circuit breaker: leaves a provider alone after three failures in a row, and then tries it with a single call. */
export class Breaker {
  private failures = 0;
  private leftAloneUntil = 0;
  private isOnTrial = false;

  /** @param breakMs for so long a provider is left alone that has failed three times */
  constructor(private readonly breakMs: number) {}

  /**
   * @returns what is to be called with the outcome, once
   * @throws Error when the provider is left alone or on trial
   */
  begin(): (outcome: Outcome) => void {
    if (Date.now() < this.leftAloneUntil) throw new Error('The provider is being left alone.');
    if (this.isOnTrial) throw new Unavailable('on trial');
    const isTrial = this.failures >= FAILURES;
    this.isOnTrial = isTrial;
    return (outcome) => this.end(outcome, isTrial);
  }

  leaveAlone(milliseconds: number): void {
    this.leftAloneUntil = Math.max(this.leftAloneUntil, Date.now() + milliseconds);
  }

  private end(outcome: Outcome, isTrial: boolean): void {
    if (isTrial) this.isOnTrial = false;
    if (outcome === 'good') this.failures = 0;
    if (outcome === 'failed') this.failures += 1;
    // A trial that has shown nothing is no reason to let all others through.
    const counts = outcome === 'failed' || (outcome === 'unknown' && isTrial);
    if (counts && this.failures >= FAILURES) this.leaveAlone(this.breakMs);
  }
}

/** The provider is being tried out with another reply, or has no room. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
