import {
  bulkhead,
  type BulkheadPolicy,
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  handleType,
} from 'cockatiel';
import type { Logger } from '@anew/observability/logger';
import type { CoachProvider, ProviderRequest } from './coach-provider.js';
import { type Pace, paced, within } from './paced.js';
import { ProviderError, Refusal } from './provider-error.js';

export interface Guards extends Pace {
  /** Number of replies at a time. As many more may wait. */
  concurrency: number;
  /** Milliseconds for which a provider is not asked after failing `FAILURES` times in a row. */
  breakMs: number;
}

const FAILURES = 3;

/** The reader has gone. This is not the provider's fault and counts neither for nor against it. */
class Abandoned extends Error {
  override readonly name = 'Abandoned';
}

/** The provider is on trial with another reply, or has no room. */
class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

interface Call {
  /** Resolves when the provider may be asked. */
  begun: Promise<void>;
  end: (outcome: Error | undefined) => void;
}

/**
 * Whether the signal was aborted because the time is over, and not because nobody wants the answer any more.
 */
const isLate = ({ reason }: AbortSignal): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

/** A provider with a limit of simultaneous replies, time limits and a circuit breaker. */
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

  /** @throws Error when the provider fails, is paused after failures, or has no room */
  async *stream(request: ProviderRequest): AsyncGenerator<string> {
    const call = this.begin();
    let hasAnswered = false;
    let outcome: Error | undefined = new Abandoned();
    try {
      await this.turn(call, request.signal);
      for await (const piece of this.ask(request)) {
        hasAnswered ||= piece !== '';
        yield piece;
      }
      if (isLate(request.signal)) throw new ProviderError('timeout');
      if (!hasAnswered && !request.signal.aborted) throw new ProviderError('empty reply');
    } catch (error) {
      if (isLate(request.signal)) outcome = this.failed(new ProviderError('timeout'));
      else if (!request.signal.aborted) outcome = this.failed(error);
      throw outcome;
    } finally {
      if (outcome instanceof Refusal) outcome = undefined;
      // The reader left after the provider had begun to answer, so this counts as a success.
      if (hasAnswered && outcome instanceof Abandoned) outcome = undefined;
      call.end(outcome);
    }
  }

  private ask(request: ProviderRequest): AsyncIterable<string> {
    const ended = new AbortController();
    const signal = AbortSignal.any([request.signal, ended.signal]);
    return paced(this.provider.stream({ ...request, signal }), this.guards, () => ended.abort());
  }

  /** Waits for room, but no longer than for a first word, because another provider could answer meanwhile. */
  private async turn({ begun }: Call, signal: AbortSignal): Promise<void> {
    const tooLate = () => new Unavailable('no room');
    if (signal.aborted) throw new Abandoned();
    const left = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Abandoned()), { once: true });
    });
    await Promise.race([within(begun, this.guards.firstTokenMs, tooLate), left]);
  }

  /** Begins a call. The policies wait for a promise, which stays pending while the reply is read. */
  private begin(): Call {
    let isTrial = false;
    let isOver = false;
    let end!: Call['end'];
    const done = new Promise<void>((resolve, reject) => {
      end = (outcome) => {
        isOver = true;
        // The breaker would count a trial without a result as a success.
        if (isTrial && outcome instanceof Abandoned) reject(new ProviderError('trial abandoned'));
        else if (outcome) reject(outcome);
        else resolve();
      };
    });
    done.catch(() => undefined);
    const begun = new Promise<void>((resolve, reject) => {
      const run = () => {
        isTrial = this.breaker.state === CircuitState.HalfOpen;
        resolve();
        return done;
      };
      // The call may have ended before its turn came.
      this.room.execute(() => (isOver ? done : this.unlessOnTrial(run))).catch(reject);
    });
    return { begun, end };
  }

  /**
   * Refuses a call during a trial, because the breaker would make all others wait until the trial's reply has
   * been read.
   */
  private unlessOnTrial(run: () => Promise<void>): Promise<void> {
    if (this.breaker.state === CircuitState.HalfOpen) throw new Unavailable('on trial');
    return this.breaker.execute(run);
  }

  private failed(error: unknown): Error {
    if (!(error instanceof ProviderError)) return error as Error;
    this.logger.warn({ provider: this.name, reason: error.reason }, 'provider failed');
    if (error.pauseMs !== undefined) this.pause(error.pauseMs);
    return error;
  }

  private pause(milliseconds: number): void {
    const handle = this.breaker.isolate();
    setTimeout(() => handle.dispose(), milliseconds).unref();
  }
}
