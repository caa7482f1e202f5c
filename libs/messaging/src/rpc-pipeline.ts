import { Catch, type RpcExceptionFilter, ValidationPipe } from '@nestjs/common';
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
    const [message] = Object.values(error.constraints ?? {});
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

/** Refuses unknown fields and wrong ones, the same at the gateway and in the services. */
export function strictValidation(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    exceptionFactory: validationFailure,
  });
}
