interface Task {
  publish: () => void;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Collects the messages that one turn of the event loop publishes. The client sends everything published
 * without a pause in one write, and writes are most of a message's cost. A single message is delayed by some
 * microseconds.
 */
export class WriteBatch {
  private tasks: Task[] = [];

  /**
   * Runs `publish` at the end of this turn. Resolves once it has run, and rejects with any error it threw.
   */
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
