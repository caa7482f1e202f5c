import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Person } from './person.js';

/** Milliseconds between two requests of the bystander. */
const PAUSE_MS = 4;

/**
 * A person who requests today's quote again and again, on a separate thread, so that nothing in the test
 * delays them.
 */
export class Bystander {
  private constructor(private readonly worker: Worker) {}

  static start(person: Person, origin: string): Bystander {
    const cookie = [...person.cookies].map((pair) => pair.join('=')).join('; ');
    const workerData = { url: `${origin}/api/quotes/today`, headers: { cookie }, pauseMs: PAUSE_MS };
    return new Bystander(
      new Worker(new URL(import.meta.resolve('@anew/testkit/bystander-worker')), { workerData }),
    );
  }

  /** @returns milliseconds that each of their requests took, the quickest first */
  async stop(): Promise<number[]> {
    const told = once(this.worker, 'message') as Promise<[number[]]>;
    this.worker.postMessage('stop');
    const [times] = await told;
    return times.sort((a, b) => a - b);
  }
}
