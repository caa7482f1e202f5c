import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { validationFailure } from '@anew/messaging/rpc-pipeline';

/**
 * A body checked against the rules of its class.
 * @throws DomainError `validation_failed`
 */
export function parseBody<T extends object>(Dto: new () => T, body: unknown): Promise<T> {
  return checked(Dto, body, true);
}

/**
 * A query checked likewise. What its class does not name is left out: addresses pass through programs that add to them.
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

/** A form's fields without the empty ones: what is optional and empty was not filled in. */
export function filledIn(form: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));
}
