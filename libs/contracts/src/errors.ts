/**
 * Kinds of errors, as far as a transport needs to know them. The list is closed: the gateway maps each kind
 * to a status.
 */
export const ERROR_KINDS = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'too_large',
  'unsupported_type',
  'too_many',
  'unavailable',
  'timeout',
  'internal',
] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** Every code that a client may find in the `code` of an error body. */
export const ERROR_CODES = [
  'activity_completed',
  'address_unproved',
  'agreement_made',
  'already_partnered',
  'another_taken',
  'appreciation_not_found',
  'answers_open',
  'answers_sealed',
  'couple_full',
  'couple_required',
  'cross_site',
  'email_taken',
  'entry_not_found',
  'challenge_expired',
  'conversation_not_found',
  'daily_limit',
  'idempotency_key_reused',
  'invalid_reset_link',
  'nothing_to_change',
  'nothing_to_decide',
  'nothing_to_undo',
  'not_a_picture',
  'upload_expired',
  'email_unverified',
  'external_sign_in_failed',
  'internal',
  'invalid_address_link',
  'invalid_code',
  'invalid_credentials',
  'invalid_responses',
  'invalid_stop_link',
  'invite_not_found',
  'last_way_in',
  'module_not_found',
  'not_found',
  'own_invite_code',
  'own_text',
  'partner_required',
  'password_guessable',
  'password_required',
  'password_too_common',
  'push_device_required',
  'question_answered',
  'quota_reached',
  'reply_sent',
  'round_too_soon',
  'passkey_not_found',
  'passkey_refused',
  'second_factor_on',
  'second_factor_off',
  'second_factor_required',
  'service_unavailable',
  'session_not_found',
  'sign_in_required',
  'still_answering',
  'talk_not_offered',
  'talk_open',
  'timeout',
  'too_large',
  'too_many_passkeys',
  'too_many_requests',
  'unsupported_type',
  'validation_failed',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface FieldError {
  field: string;
  message: string;
}

/** Body of every answer that reports an error. */
export interface ErrorBody {
  statusCode: number;
  code: ErrorCode;
  message: string;
  errors?: FieldError[];
  needsLogin?: true;
  /** Token to send along with the code. It comes with `second_factor_required`. */
  challenge?: string;
}

export interface DomainErrorDetails {
  fields?: FieldError[];
  /** Seconds to wait, returned as `Retry-After`. */
  retryAfter?: number;
  /** Token that proves for a few minutes that the password was right. */
  challenge?: string;
}

/** A refusal with a reason that the caller may know. Any other thrown value becomes `internal`. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly kind: ErrorKind,
    readonly code: ErrorCode,
    message: string,
    readonly details: DomainErrorDetails = {},
  ) {
    super(message);
  }
}

/** A {@link DomainError} in the form in which services send it to each other. */
export interface WireError {
  kind: ErrorKind;
  code: ErrorCode;
  message: string;
  details: DomainErrorDetails;
}
