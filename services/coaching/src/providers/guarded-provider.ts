import {
  bulkhead,
  type BulkheadPolicy,
  circuitBreaker,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  handleType,
} from 'cockatiel';
import type { Logger } from '@anew/observability/logger';
import type { CoachProvider, ProviderRequest } from './coach-provider.js';
import { type Pace, paced } from './paced.js';
import { ProviderError } from './provider-error.js';

export interface Guards extends Pace {
  /** Replies at the same time; as many again may wait. */
  concurrency: number;
  /** Milliseconds that a provider is left alone after failing `FAILURES` times in a row. */
  breakMs: number;
}

const FAILURES = 3;

/** Not the provider’s fault, so it counts neither for nor against it. */
class Abandoned extends Error {
  override readonly name = 'Abandoned';
}

/** A provider with a limit of replies at the same time, a watch over its pace, and a circuit breaker. */
export class GuardedProvider implements CoachProvider {
  readonly name: CoachProvider['name'];
  private readonly room: BulkheadPolicy;
  private readonly breaker: CircuitBreakerPolicy;

  constructor(
    private readonly provider: CoachProvider,
    private readonly guards: Guards,
    private readonly logger: Logger,
  ) {
    this.name = provider.name;
    this.room = bulkhead(guards.concurrency, guards.concurrency);
    this.breaker = circuitBreaker(handleType(ProviderError), {
      halfOpenAfter: guards.breakMs,
      breaker: new ConsecutiveBreaker(FAILURES),
    });
  }

  /** @throws Error when the provider fails, is being left alone, or has no room */
  async *stream(request: ProviderRequest): AsyncGenerator<string> {
    const call = this.begin(request.signal);
    await call.begun;
    const ended = new AbortController();
    const signal = AbortSignal.any([request.signal, ended.signal]);
    let outcome: Error | undefined = new Abandoned();
    try {
      yield* paced(this.provider.stream({ ...request, signal }), this.guards, () => ended.abort());
      outcome = request.signal.aborted ? new Abandoned() : undefined;
    } catch (error) {
      outcome = request.signal.aborted ? new Abandoned() : this.failed(error);
      throw outcome;
    } finally {
      call.end(outcome);
    }
  }

  /** The policies take a promise; it is kept open for as long as the reply is read. */
  private begin(signal: AbortSignal): { begun: Promise<void>; end: (outcome: Error | undefined) => void } {
    let end!: (outcome: Error | undefined) => void;
    const done = new Promise<void>((resolve, reject) => {
      end = (outcome) => (outcome ? reject(outcome) : resolve());
    });
    const begun = new Promise<void>((resolve, reject) => {
      const run = () => {
        resolve();
        return done;
      };
      this.room.execute(() => this.breaker.execute(run), signal).catch(reject);
    });
    return { begun, end };
  }

  private failed(error: unknown): Error {
    const failure = error instanceof ProviderError ? error : new ProviderError('unknown');
    this.logger.warn({ provider: this.name, reason: failure.reason }, 'provider failed');
    if (failure.pauseMs !== undefined) this.pause(failure.pauseMs);
    return failure;
  }

  private pause(milliseconds: number): void {
    const handle = this.breaker.isolate();
    setTimeout(() => handle.dispose(), milliseconds).unref();
  }
}
