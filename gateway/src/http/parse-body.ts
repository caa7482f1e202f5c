import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { validationFailure } from '@anew/messaging/rpc-pipeline';

/**
 * A body checked against the rules of its class.
 * @throws DomainError `validation_failed`
 */
export async function parseBody<T extends object>(Dto: new () => T, body: unknown): Promise<T> {
  const input = plainToInstance(Dto, body ?? {});
  const errors = await validate(input, { whitelist: true, forbidNonWhitelisted: true });
  if (errors.length > 0) throw validationFailure(errors);
  return input;
}

/** A form's fields without the empty ones: what is optional and empty was not filled in. */
export function filledIn(form: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));
}
