import type { Logger } from '@anew/observability/logger';
import { Breaker, type Outcome } from './breaker.js';
import type { CallLimit, Release } from './call-limit.js';
import type { CoachProvider, ProviderRequest } from './coach-provider.js';
import { fromFirstWord } from './from-first-word.js';
import { type Pace, paced } from './paced.js';
import { Abandoned, ProviderError, Refusal, Unavailable } from './provider-error.js';

export interface Guards extends Pace {
  /** Milliseconds for which a provider is not asked after failing three times in a row. */
  breakMs: number;
  /** Milliseconds that a whole reply may take from its request to its end. */
  wholeMs: number;
}

/**
 * Whether the signal was aborted because the time is over, and not because nobody wants the answer anymore.
 */
const isLate = ({ reason }: AbortSignal): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

/** A provider with a limit of simultaneous replies, time limits and a circuit breaker. */
export class GuardedProvider implements CoachProvider {
  readonly name: CoachProvider['name'];
  private readonly breaker: Breaker;
  /** Calls of this process that are open, and those that wait to begin. */
  readonly calls = { open: 0, waiting: 0 };

  constructor(
    private readonly provider: CoachProvider,
    private readonly guards: Guards,
    private readonly limit: CallLimit,
    private readonly logger: Logger,
  ) {
    this.name = provider.name;
    this.breaker = new Breaker(guards.breakMs);
  }

  /** Whether the provider has failed and not succeeded since, so that it is left alone or only tried. */
  get isPaused(): boolean {
    return this.breaker.isOpen;
  }

  /** @throws ProviderError, Refusal, Paused, Unavailable or Abandoned */
  async *stream(request: ProviderRequest): AsyncGenerator<string> {
    const release = await this.acquire(request.signal);
    this.calls.open += 1;
    try {
      const tooLong = AbortSignal.timeout(this.guards.wholeMs);
      const signal = AbortSignal.any([request.signal, tooLong]);
      yield* this.call({ ...request, signal }, this.breaker.begin());
    } finally {
      this.calls.open -= 1;
      release();
    }
  }

  /** Waits for a permit, but no longer than for a first word, because another provider could answer meanwhile. */
  private async acquire(signal: AbortSignal): Promise<Release> {
    const tooLate = AbortSignal.timeout(this.guards.firstTokenMs);
    this.calls.waiting += 1;
    try {
      return await this.limit.acquire(AbortSignal.any([signal, tooLate]));
    } catch (error) {
      if (signal.aborted) throw new Abandoned();
      throw tooLate.aborted ? new Unavailable('no room') : error;
    } finally {
      this.calls.waiting -= 1;
    }
  }

  private async *call(request: ProviderRequest, end: (outcome: Outcome) => void): AsyncGenerator<string> {
    let outcome: Outcome = 'unknown';
    try {
      for await (const piece of this.ask(request)) {
        // A reader who leaves from here on has seen that the provider answers, so this counts as a success.
        outcome = 'good';
        yield piece;
      }
      if (isLate(request.signal)) throw new ProviderError('timeout');
      if (outcome !== 'good' && !request.signal.aborted) throw new ProviderError('empty reply');
    } catch (error) {
      if (request.signal.aborted && !isLate(request.signal)) throw new Abandoned();
      const failure = isLate(request.signal) ? new ProviderError('timeout') : error;
      if (failure instanceof Refusal) outcome = 'good';
      if (failure instanceof ProviderError) outcome = this.failed(failure);
      throw failure;
    } finally {
      end(outcome);
    }
  }

  private ask(request: ProviderRequest): AsyncIterable<string> {
    const ended = new AbortController();
    const signal = AbortSignal.any([request.signal, ended.signal]);
    const pieces = fromFirstWord(this.provider.stream({ ...request, signal }));
    return paced(pieces, this.guards, () => ended.abort());
  }

  private failed({ reason, pauseMs }: ProviderError): Outcome {
    this.logger.warn({ provider: this.name, reason }, 'provider failed');
    if (pauseMs !== undefined) this.breaker.leaveAlone(pauseMs);
    return 'failed';
  }
}
