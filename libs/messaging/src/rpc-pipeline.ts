import { type ArgumentMetadata, Catch, type RpcExceptionFilter, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type Observable, throwError } from 'rxjs';
import { DomainError, type FieldError } from '@anew/contracts/errors';
import { problemIn } from './odd-input.js';

/** Wrong fields that a refusal names: whoever has more to mend begins with these. */
const MOST_NAMED = 50;

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
  const fields = fieldErrors(errors).slice(0, MOST_NAMED);
  return new DomainError(
    'invalid',
    'validation_failed',
    fields[0]?.message ?? 'Some fields need another look.',
    {
      fields,
    },
  );
}

/** A refusal that names one field. */
export function fieldRefusal(problem: FieldError): DomainError {
  return new DomainError('invalid', 'validation_failed', problem.message, { fields: [problem] });
}

class StrictValidation extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // What a decorator of ours hands over, such as a transaction, did not come from outside.
    if (metadata.type === 'custom') return value;
    // Before the value is made an instance of its class: a field called "constructor" would name another class.
    const problem = problemIn(value);
    if (problem) throw fieldRefusal(problem);
    return super.transform(value, metadata);
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
