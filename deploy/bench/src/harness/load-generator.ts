import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LoadOrder, LoadReply, LoadResult } from './load-order.js';

const WORKER = fileURLToPath(new URL('./load-worker.js', import.meta.url));

/** Makes load from a separate process, which ends with this one. */
export class LoadGenerator {
  private readonly worker: ChildProcess = fork(WORKER);

  get pid(): number {
    return this.worker.pid ?? 0;
  }

  /** @throws Error when an answer had another status than 200 or another length, or was missing */
  async run(order: LoadOrder): Promise<LoadResult> {
    const reply = await new Promise<LoadReply>((resolve, reject) => {
      this.worker.once('message', (message) => resolve(message as LoadReply));
      this.worker.once('exit', () => reject(new Error('The load generator ended')));
      this.worker.send(order);
    });
    this.worker.removeAllListeners('exit');
    if ('error' in reply) throw new Error(`${order.url}: ${reply.error}`);
    return reply.result;
  }

  close(): void {
    if (this.worker.connected) this.worker.disconnect();
  }
}
