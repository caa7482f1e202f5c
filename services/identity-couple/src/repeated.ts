/** Runs work at once and then at intervals, but never twice at the same time. */
export class Repeated {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  /** @param work must not throw */
  constructor(private readonly work: () => Promise<void>) {}

  start(everyMs: number): void {
    this.run();
    this.timer = setInterval(() => this.run(), everyMs);
  }

  /** Resolves once the present run has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private run(): void {
    this.running ??= this.work().finally(() => (this.running = undefined));
  }
}
