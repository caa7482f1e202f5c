/** Spend caps and refused keys do not heal by themselves within seconds. */
const NEEDS_A_PERSON_MS = 15 * 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** A provider that did not answer as it should. Says nothing of what was asked or answered. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  /** @param pauseMs the provider is to be left alone for so long, from now */
  constructor(
    readonly reason: string,
    readonly pauseMs?: number,
  ) {
    super(`The provider did not answer: ${reason}`);
  }
}

/** Both client libraries throw errors of this shape. */
interface ApiFailure {
  name?: string;
  status?: unknown;
  code?: unknown;
  type?: unknown;
  headers?: { get?: (name: string) => string | null };
}

function retryAfterMs({ headers }: ApiFailure, now: number): number | undefined {
  const precise = Number(headers?.get?.('retry-after-ms') ?? NaN);
  if (precise >= 0) return precise;
  const value = headers?.get?.('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const pause = Number.isNaN(seconds) ? Date.parse(value) - now : seconds * 1000;
  return pause >= 0 ? Math.min(pause, LONGEST_PAUSE_MS) : undefined;
}

const NEEDS_A_PERSON = /insufficient_quota|billing|credit|payment|authentication|permission/;

function needsAPerson(failure: ApiFailure): boolean {
  const { status, code, type } = failure;
  return (
    status === 401 ||
    status === 402 ||
    status === 403 ||
    NEEDS_A_PERSON.test(`${String(code)} ${String(type)}`)
  );
}

/** What a client library threw, without the text that it may carry. */
export function asProviderError(thrown: unknown, now: number): ProviderError {
  if (thrown instanceof ProviderError) return thrown;
  const failure = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as ApiFailure;
  const reason =
    typeof failure.status === 'number' ? `status ${failure.status}` : (failure.name ?? 'unknown');
  return new ProviderError(reason, needsAPerson(failure) ? NEEDS_A_PERSON_MS : retryAfterMs(failure, now));
}
