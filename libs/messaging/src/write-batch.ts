interface Task {
  publish: () => void;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Gathers what one turn of the event loop publishes. The client sends in one write whatever is published
 * without a pause, and writes are the better part of a message's cost; alone, a message waits some microseconds.
 */
export class WriteBatch {
  private tasks: Task[] = [];

  /** Resolves once `publish` has run, at the end of this turn, and rejects with what it threw. */
  add(publish: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.tasks.push({ publish, resolve, reject }) === 1) setImmediate(() => this.flush());
    });
  }

  private flush(): void {
    const { tasks } = this;
    this.tasks = [];
    for (const { publish, resolve, reject } of tasks) {
      try {
        publish();
        resolve();
      } catch (error) {
        reject(error);
      }
    }
  }
}
