import { getRequest, LoadConnection } from './load-connection.js';
import type { LoadOrder, LoadReply, LoadResult } from './load-order.js';
import { quantile } from './statistics.js';

/** Time for the last answers. A server that cannot keep up with a rate has many to give. */
const GRACE_MS = 40_000;
/** Milliseconds between two looks for requests whose time has come. */
const PACE_MS = 1;

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
  private begin = 0;
  private stopAt = 0;
  /** Connections without an open request, in a load with a rate. */
  private readonly free: LoadConnection[] = [];

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
      () => this.fail(new Error(`Only ${this.answered} of ${this.asked} answers came`)),
      this.order.durationMs + GRACE_MS,
    );
    try {
      await Promise.race([Promise.all(this.connections.map((each) => each.open())), this.outcome]);
      this.begin = performance.now();
      this.stopAt = this.begin + this.order.durationMs;
      if (this.order.rate === undefined)
        for (const connection of this.connections) this.ask(connection, this.begin);
      else this.keepPace(this.order.rate);
      await this.outcome;
      return this.result(performance.now() - this.begin);
    } finally {
      clearTimeout(limit);
      for (const connection of this.connections) connection.close();
    }
  }

  private ask(connection: LoadConnection, at: number): void {
    this.asked++;
    this.askedAt.set(connection, at);
    connection.ask();
  }

  private keepPace(rate: number): void {
    this.free.push(...this.connections);
    const pace = setInterval(() => this.askPlanned(rate), PACE_MS);
    void this.outcome.catch(() => undefined).finally(() => clearInterval(pace));
  }

  /** Sends the requests whose time has come, on the connections that are free. */
  private askPlanned(rate: number): void {
    const now = performance.now();
    const planned = Math.ceil((rate * this.order.durationMs) / 1_000);
    for (;;) {
      const plannedAt = this.begin + (this.asked * 1_000) / rate;
      const connection = this.asked < planned && plannedAt <= now ? this.free.pop() : undefined;
      if (!connection) break;
      this.ask(connection, plannedAt);
    }
    if (this.answered === planned) this.finish();
  }

  private readonly onAnswer = (connection: LoadConnection, bodyBytes: number): void => {
    const now = performance.now();
    this.latenciesMs[this.answered++] = now - (this.askedAt.get(connection) ?? now);
    if (this.bodyBytes !== bodyBytes && this.bodyBytes >= 0)
      this.fail(new Error(`Answers of ${this.bodyBytes} and ${bodyBytes} bytes to one request`));
    this.bodyBytes = bodyBytes;
    if (this.order.rate !== undefined) {
      this.free.push(connection);
      this.askPlanned(this.order.rate);
    } else if (now < this.stopAt && this.asked < this.order.maxRequests) this.ask(connection, now);
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
