import { getRequest, LoadConnection } from './load-connection.js';
import type { LoadOrder, LoadReply, LoadResult } from './load-order.js';
import { quantile } from './statistics.js';

const GRACE_MS = 10_000;

/** Makes the load of one order and reports the result. */
class Load {
  private readonly connections: LoadConnection[];
  private readonly askedAt = new Map<LoadConnection, number>();
  private readonly latenciesMs: Float64Array;
  private readonly outcome: Promise<void>;
  private finish: () => void = () => undefined;
  private fail: (error: Error) => void = () => undefined;
  private asked = 0;
  private answered = 0;
  private bodyBytes = -1;
  private stopAt = 0;

  constructor(private readonly order: LoadOrder) {
    const url = new URL(order.url);
    const request = getRequest(url, order.headers);
    this.latenciesMs = new Float64Array(order.maxRequests);
    this.outcome = new Promise((resolve, reject) => {
      this.finish = resolve;
      this.fail = reject;
    });
    this.connections = Array.from(
      { length: order.connections },
      () => new LoadConnection(url, request, this.onAnswer, (error) => this.fail(error)),
    );
  }

  async run(): Promise<LoadResult> {
    const limit = setTimeout(
      () => this.fail(new Error('Answers stopped coming')),
      this.order.durationMs + GRACE_MS,
    );
    try {
      await Promise.race([Promise.all(this.connections.map((each) => each.open())), this.outcome]);
      const begin = performance.now();
      this.stopAt = begin + this.order.durationMs;
      for (const connection of this.connections) this.ask(connection, begin);
      await this.outcome;
      return this.result(performance.now() - begin);
    } finally {
      clearTimeout(limit);
      for (const connection of this.connections) connection.close();
    }
  }

  private ask(connection: LoadConnection, now: number): void {
    this.asked++;
    this.askedAt.set(connection, now);
    connection.ask();
  }

  private readonly onAnswer = (connection: LoadConnection, bodyBytes: number): void => {
    const now = performance.now();
    this.latenciesMs[this.answered++] = now - (this.askedAt.get(connection) ?? now);
    if (this.bodyBytes !== bodyBytes && this.bodyBytes >= 0)
      this.fail(new Error(`Answers of ${this.bodyBytes} and ${bodyBytes} bytes to one request`));
    this.bodyBytes = bodyBytes;
    if (now < this.stopAt && this.asked < this.order.maxRequests) this.ask(connection, now);
    else if (this.answered === this.asked) this.finish();
  };

  private result(elapsedMs: number): LoadResult {
    const latencies = this.latenciesMs.subarray(0, this.answered);
    return {
      requests: this.answered,
      elapsedMs,
      p50Ms: quantile(latencies, 0.5),
      p99Ms: quantile(latencies, 0.99),
      bodyBytes: this.bodyBytes,
    };
  }
}

async function carryOut(order: LoadOrder): Promise<LoadReply> {
  try {
    return { result: await new Load(order).run() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (order: LoadOrder) => {
  void carryOut(order).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit());
