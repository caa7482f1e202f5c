import { DomainError } from '@anew/contracts/errors';
import { UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';

const tooManyAtOnce = (): DomainError =>
  new DomainError(
    'too_many',
    'too_many_requests',
    'That is a lot at the same time. Please wait a moment and try again.',
    { retryAfter: 2 },
  );

/** Limits how many memory-intensive tasks run at the same time, in total and for each person. */
export class ConcurrencyLimit {
  private readonly running = new Map<string, number>();
  private all = 0;

  constructor(
    private readonly most: number,
    private readonly mostOfOne: number,
  ) {}

  /**
   * @returns a function to call once, when the task has ended
   * @throws DomainError `too_many_requests` if this person has too many tasks, or `unavailable` if there are
   * too many in total
   */
  take(userId: string): () => void {
    const own = this.running.get(userId) ?? 0;
    if (own >= this.mostOfOne) throw tooManyAtOnce();
    if (this.all >= this.most) throw UNAVAILABLE_ERROR;
    this.running.set(userId, own + 1);
    this.all += 1;
    return () => this.leave(userId);
  }

  private leave(userId: string): void {
    const left = (this.running.get(userId) ?? 1) - 1;
    if (left > 0) this.running.set(userId, left);
    else this.running.delete(userId);
    this.all -= 1;
  }
}
