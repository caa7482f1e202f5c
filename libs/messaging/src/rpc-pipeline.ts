import { type ArgumentMetadata, Catch, type RpcExceptionFilter, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type Observable, throwError } from 'rxjs';
import { DomainError, type FieldError } from '@anew/contracts/errors';

/** Keeps an error as it was thrown; the server puts it on the wire. */
@Catch()
export class PassErrorsOn implements RpcExceptionFilter {
  catch(exception: unknown): Observable<never> {
    return throwError(() => exception);
  }
}

function fieldErrors(errors: ValidationError[], path = ''): FieldError[] {
  return errors.flatMap((error) => {
    // A body that is no object has no property to name.
    const field = `${path}${(error.property as string | undefined) ?? 'body'}`;
    // The rule that stands first at a field is checked last, and says the most about it.
    const message = Object.values(error.constraints ?? {}).at(-1);
    const own = message === undefined ? [] : [{ field, message: plain(message, error) }];
    return [...own, ...fieldErrors(error.children ?? [], `${field}.`)];
  });
}

function plain(message: string, error: ValidationError): string {
  if (error.constraints?.unknownValue) return 'Send one JSON object.';
  return error.constraints?.whitelistValidation
    ? `"${error.property}" is not a field of this call.`
    : message;
}

/** One message per wrong field, in the contract's shape. */
export function validationFailure(errors: ValidationError[]): DomainError {
  const fields = fieldErrors(errors);
  return new DomainError(
    'invalid',
    'validation_failed',
    fields[0]?.message ?? 'Some fields need another look.',
    {
      fields,
    },
  );
}

/** The path of the first text with a NUL in it: the one character that PostgreSQL does not store. */
function fieldWithNul(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path || 'body' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const field = fieldWithNul(inner, path === '' ? key : `${path}.${key}`);
    if (field !== undefined) return field;
  }
  return undefined;
}

class StrictValidation extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const field = fieldWithNul(value);
    if (field === undefined) return super.transform(value, metadata);
    const message = 'Leave out the invisible character U+0000.';
    throw new DomainError('invalid', 'validation_failed', message, { fields: [{ field, message }] });
  }
}

/** Refuses unknown fields and wrong ones, the same at the gateway and in the services. */
export function strictValidation(): ValidationPipe {
  return new StrictValidation({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    exceptionFactory: validationFailure,
  });
}
