import { DomainError, type ErrorBody, type ErrorCode, type ErrorKind } from '@anew/contracts/errors';
import { INTERNAL_ERROR } from '@anew/messaging/wire-error';
import { HttpException } from '@nestjs/common';

/** HTTP status for each kind of refusal. */
export const STATUS_OF_KIND: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many: 429,
  internal: 500,
  unavailable: 503,
  timeout: 504,
};

interface Refusal {
  kind: ErrorKind;
  code: ErrorCode;
  message: string;
}

const MALFORMED: Refusal = {
  kind: 'invalid',
  code: 'validation_failed',
  message: 'The request could not be read. Send well-formed JSON.',
};

/** Refusals of the HTTP layer itself, by status. */
const REFUSALS: Record<number, Refusal> = {
  404: { kind: 'not_found', code: 'not_found', message: 'There is nothing at this address.' },
  405: { kind: 'not_found', code: 'not_found', message: 'There is nothing at this address.' },
  413: { kind: 'too_large', code: 'too_large', message: 'That is more than can be sent at once.' },
  414: { kind: 'not_found', code: 'not_found', message: 'There is nothing at this address.' },
  415: { kind: 'unsupported_type', code: 'unsupported_type', message: 'Send this as application/json.' },
};

/** Refusal of an address that is malformed, or whose feature is switched off here. */
export const nothingThere = (): DomainError =>
  new DomainError('not_found', 'not_found', 'There is nothing at this address.');

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (typeof error === 'object' && error !== null && 'statusCode' in error) return Number(error.statusCode);
  return undefined;
}

/** Turns any failure into one that the client may see. An unexpected one becomes `internal`. */
export function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const status = statusOf(error);
  if (status === undefined || status >= 500) return INTERNAL_ERROR;
  const { kind, code, message } = REFUSALS[status] ?? MALFORMED;
  return new DomainError(kind, code, message);
}

export function errorBody({ kind, code, message, details }: DomainError): ErrorBody {
  return {
    statusCode: STATUS_OF_KIND[kind],
    code,
    message,
    ...(details.fields && { errors: details.fields }),
    ...(details.challenge !== undefined && { challenge: details.challenge }),
    ...(kind === 'unauthenticated' && { needsLogin: true as const }),
  };
}
