import { DomainError, type WireError } from '@anew/contracts/errors';

export const INTERNAL_ERROR = new DomainError(
  'internal',
  'internal',
  'Something went wrong on our side. Please try again in a moment.',
);

export const UNAVAILABLE_ERROR = new DomainError(
  'unavailable',
  'service_unavailable',
  'This part of Anew is not reachable right now. Please try again in a moment.',
  { retryAfter: 2 },
);

export const TIMEOUT_ERROR = new DomainError(
  'timeout',
  'timeout',
  'This took too long. Please check whether it went through, then try again.',
);

/**
 * An external system is unreachable or does not work. The cause is logged, and the caller gets `unavailable`.
 */
export class NotReachable extends Error {
  override readonly name = 'NotReachable';
}

/**
 * SQLSTATEs with which PostgreSQL reports that it cannot work at all: the classes 08 (connection), 53 (disk,
 * memory or connections used up) and 57P (stopping, starting), and 58030 (its files cannot be read or
 * written).
 */
const AWAY_SQLSTATE = /^(08\w{3}|53\w{3}|57P\w{2}|58030)$/;
/** Socket errors for a server that is down, or whose name or network cannot be found. */
const AWAY_ERRNO = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
const AWAY_MESSAGE = /^(Connection terminated|timeout exceeded when trying to connect)/;

/** Whether a dependency cannot be reached, so that the work would fail with any input. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NotReachable) return true;
  if (error instanceof DomainError) return error.kind === 'unavailable';
  const { code } = error as { code?: unknown };
  if (AWAY_MESSAGE.test(error.message)) return true;
  return typeof code === 'string' && (AWAY_ERRNO.has(code) || AWAY_SQLSTATE.test(code));
}

function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  return isAway(error) ? UNAVAILABLE_ERROR : INTERNAL_ERROR;
}

/**
 * Converts an error for the reply. Anything but a {@link DomainError} becomes `internal` without its cause.
 */
export function toWire(error: unknown): WireError {
  const { kind, code, message, details } = asDomainError(error);
  return { kind, code, message, details };
}

export function fromWire(wire: WireError): DomainError {
  return new DomainError(wire.kind, wire.code, wire.message, wire.details);
}
