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

/** Classes that accept an input without fields. Their rules need not look again at what has nothing to look at. */
const withoutFields = new WeakSet<object>();

function isEmpty(given: unknown): boolean {
  if (typeof given !== 'object' || Array.isArray(given)) return given === undefined;
  return given === null || Object.keys(given).length === 0;
}

async function checked<T extends object>(
  Dto: new () => T,
  given: unknown,
  forbidNonWhitelisted: boolean,
): Promise<T> {
  const input = plainToInstance(Dto, given ?? {});
  const hasNothing = isEmpty(given);
  if (hasNothing && withoutFields.has(Dto)) return input;
  const errors = await validate(input, { whitelist: true, forbidNonWhitelisted });
  if (errors.length > 0) throw validationFailure(errors);
  if (hasNothing) withoutFields.add(Dto);
  return input;
}

/** Fields of a form without the empty ones: an optional field that was left empty counts as absent. */
export function filledIn(form: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));
}
