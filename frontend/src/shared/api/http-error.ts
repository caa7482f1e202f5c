import type { ErrorBody, FieldError } from '@anew/contracts/errors';
import { unreachable } from '@anew/words/shared';
import { isRecord } from '../lib/is-record';

function parseErrorBody(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}

/** An answer that was not ok. Its message is `"<status>: <body or status text>"`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: string | null;
  /** The server's message for the user, if it sent one. */
  readonly serverMessage: string | null;
  readonly fieldErrors: FieldError[];
  readonly needsLogin: boolean;

  constructor(
    readonly status: number,
    statusText: string,
    bodyText: string,
  ) {
    super(`${status}: ${bodyText || statusText}`);
    const body = parseErrorBody(bodyText);
    this.code = body.code ?? null;
    this.serverMessage = body.message?.trim() ? body.message : null;
    this.fieldErrors = body.errors ?? [];
    this.needsLogin = body.needsLogin === true;
  }
}

export function isMissing(error: Error | null): boolean {
  return error instanceof HttpError && error.status === 404;
}

/** A gateway answers with these when the server behind it did not answer in time. */
const NOTHING_HEARD = [502, 504];

/** The server has said nothing, so that nobody here knows whether it has done what it was asked for. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof HttpError) || NOTHING_HEARD.includes(error.status);

/**
 * Something could not be saved because the session has ended. Reading anew after it would show the landing page in place
 * of the words that were not saved.
 */
export function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'sign_in_required';
}

/**
 * What went wrong. `fetch` throws a `TypeError` where there is no answer at all: what browsers say of that differs and
 * helps nobody. It is recognized by its name, because it may come from another realm.
 */
export function errorText(error: Error): string {
  return error.name === 'TypeError' ? unreachable() : error.message;
}

/** The server's message for the user, or `fallback` when it sent none. */
export function serverMessageOr(fallback: string, error: unknown): string {
  return (error instanceof HttpError ? error.serverMessage : null) ?? fallback;
}

/**
 * Tells failures apart by words in their message, as the product's specification does ("a message containing 401 or
 * Unauthorized"): an error counts by what it says, whether an answer of the server or something else has thrown it.
 */
export function mentions(error: Error, ...needles: string[]): boolean {
  return needles.some((needle) => errorText(error).includes(needle));
}
