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

/** The model has declined to answer. The provider is well all the same. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Both client libraries throw errors of this shape. */
interface ApiFailure {
  status?: unknown;
  code?: unknown;
  type?: unknown;
  message?: unknown;
  headers?: { get?: (name: string) => string | null };
}

function retryAfterMs({ headers }: ApiFailure, now: number): number | undefined {
  const precise = headers?.get?.('retry-after-ms');
  if (precise && Number(precise) >= 0) return Math.min(Number(precise), LONGEST_PAUSE_MS);
  const value = headers?.get?.('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const pause = Number.isNaN(seconds) ? Date.parse(value) - now : seconds * 1000;
  return pause >= 0 ? Math.min(pause, LONGEST_PAUSE_MS) : undefined;
}

const NEEDS_A_PERSON = /insufficient_quota|billing|credit|payment|authentication|permission/;
/** Anthropic tells of a spent budget by an ordinary 400, in words alone. */
const IS_SPENT = /credit balance|usage limit/i;

function needsAPerson({ status, code, type, message }: ApiFailure): boolean {
  return (
    status === 401 ||
    status === 402 ||
    status === 403 ||
    (status === 400 && IS_SPENT.test(String(message))) ||
    NEEDS_A_PERSON.test(`${String(code)} ${String(type)}`)
  );
}

/** What a client library threw, without the text that it may carry. */
export function asProviderError(thrown: unknown, now: number): ProviderError {
  if (thrown instanceof ProviderError) return thrown;
  const failure = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as ApiFailure;
  // The classes of the client libraries say more than the names of their errors, which are all `Error`.
  const kind = failure.constructor.name;
  const reason = typeof failure.status === 'number' ? `status ${failure.status}` : kind;
  return new ProviderError(reason, needsAPerson(failure) ? NEEDS_A_PERSON_MS : retryAfterMs(failure, now));
}
