/** Pause after an error that an operator has to fix, such as a spent budget or a refused key. */
const NEEDS_A_PERSON_MS = 15 * 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** A provider did not answer as it should. The error contains nothing of the request or answer. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  /** @param pauseMs milliseconds from now for which the provider must not be asked */
  constructor(
    readonly reason: string,
    readonly pauseMs?: number,
  ) {
    super(`The provider did not answer: ${reason}`);
  }
}

/** The model declined to answer. The provider itself works. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The provider is not asked for a while, because it has failed. */
export class Paused extends Error {
  override readonly name = 'Paused';
}

/** The provider is on trial with another reply, or has no room. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** The reader has gone. This is not the provider's fault and counts neither for nor against it. */
export class Abandoned extends Error {
  override readonly name = 'Abandoned';
}

/** Shape of the errors that both client libraries throw. */
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
/** Anthropic reports a spent budget as an ordinary 400 and only in words. */
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

/** What providers say when a filter of theirs has declined the prompt or the reply. */
const IS_DECLINED = /content[_ ](?:filter|policy|management)|invalid_prompt/i;

/** Such an error is about what was written, so it must not count against the provider. */
function isDeclined({ status, code, type, message }: ApiFailure): boolean {
  const isAboutRequest = status === 400 || status === undefined;
  return isAboutRequest && IS_DECLINED.test(`${String(code)} ${String(type)} ${String(message)}`);
}

/** Error to throw for what a client library has thrown. */
export const failureOf = (thrown: unknown, now: number): ProviderError | Refusal =>
  isDeclined(asFailure(thrown)) ? new Refusal() : asProviderError(thrown, now);

const asFailure = (thrown: unknown): ApiFailure =>
  typeof thrown === 'object' && thrown !== null ? thrown : {};

/** Error for a failure in a client library, without its text, which may contain what people wrote. */
export function asProviderError(thrown: unknown, now: number): ProviderError {
  if (thrown instanceof ProviderError) return thrown;
  const failure = asFailure(thrown);
  // The class of the error is more specific than its name, which is always `Error`.
  const kind = failure.constructor.name;
  const reason = typeof failure.status === 'number' ? `status ${failure.status}` : kind;
  return new ProviderError(reason, needsAPerson(failure) ? NEEDS_A_PERSON_MS : retryAfterMs(failure, now));
}
