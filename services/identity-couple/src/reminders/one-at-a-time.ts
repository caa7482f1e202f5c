/**
 * Runs pieces of work one after another, so that many messages sent at the same time need one connection to the
 * database and leave the others to people who wait for an answer.
 */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
