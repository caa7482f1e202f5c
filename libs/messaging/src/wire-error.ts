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

/** Serialises a refusal; anything that is not a {@link DomainError} is told to nobody. */
export function toWire(error: unknown): WireError {
  const { kind, code, message, details } = error instanceof DomainError ? error : INTERNAL_ERROR;
  return { kind, code, message, details };
}

export function fromWire(wire: WireError): DomainError {
  return new DomainError(wire.kind, wire.code, wire.message, wire.details);
}
