import { Paused, Unavailable } from './provider-error.js';

/** Result of a call. It is `unknown` if the call was given up too early. */
export type Outcome = 'good' | 'failed' | 'unknown';

const FAILURES = 3;

/**
 * A circuit breaker: after three failures in a row it pauses the provider, and then tries it with a single
 * call.
 */
export class Breaker {
  private failures = 0;
  private leftAloneUntil = 0;
  private isOnTrial = false;

  /** @param breakMs milliseconds of a pause after three failures */
  constructor(private readonly breakMs: number) {}

  /**
   * @returns a function to call once, with the outcome
   * @throws Paused, or Unavailable while the provider is on trial
   */
  begin(): (outcome: Outcome) => void {
    if (this.isLeftAlone) throw new Paused();
    if (this.isOnTrial) throw new Unavailable('on trial');
    const isTrial = this.failures >= FAILURES;
    this.isOnTrial = isTrial;
    return (outcome) => this.end(outcome, isTrial);
  }

  /**
   * Whether the provider has failed and not succeeded since. Between two pauses it may be tried, but it stays open until
   * a call is good: otherwise whoever watches would take every end of a pause for a recovery.
   */
  get isOpen(): boolean {
    return this.failures >= FAILURES || this.isLeftAlone;
  }

  leaveAlone(milliseconds: number): void {
    this.leftAloneUntil = Math.max(this.leftAloneUntil, Date.now() + milliseconds);
  }

  private get isLeftAlone(): boolean {
    return Date.now() < this.leftAloneUntil;
  }

  private end(outcome: Outcome, isTrial: boolean): void {
    if (isTrial) this.isOnTrial = false;
    if (outcome === 'good') this.failures = 0;
    if (outcome === 'failed') this.failures += 1;
    // A trial without a result is no reason to let all other calls through.
    const counts = outcome === 'failed' || (outcome === 'unknown' && isTrial);
    if (counts && this.failures >= FAILURES) this.leaveAlone(this.breakMs);
  }
}
