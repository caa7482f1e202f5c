import { validationFailure } from '@anew/messaging/rpc-pipeline';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';

/**
 * Validates a body against the rules of its class.
 * @throws DomainError `validation_failed`
 */
export function parseBody<T extends object>(Dto: new () => T, body: unknown): Promise<T> {
  return checked(Dto, body, true);
}

/**
 * Validates a query against the rules of its class. Unknown parameters are dropped, because mail programs and
 * trackers add some to links.
 * @throws DomainError `validation_failed`
 */
export function parseQuery<T extends object>(Dto: new () => T, query: unknown): Promise<T> {
  return checked(Dto, query, false);
}

async function checked<T extends object>(
  Dto: new () => T,
  given: unknown,
  forbidNonWhitelisted: boolean,
): Promise<T> {
  const input = plainToInstance(Dto, given ?? {});
  const errors = await validate(input, { whitelist: true, forbidNonWhitelisted });
  if (errors.length > 0) throw validationFailure(errors);
  return input;
}

/** Fields of a form without the empty ones: an optional field that was left empty counts as absent. */
export function filledIn(form: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));
}
