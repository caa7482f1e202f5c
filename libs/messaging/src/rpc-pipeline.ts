import { DomainError, type FieldError } from '@anew/contracts/errors';
import { type ArgumentMetadata, Catch, type RpcExceptionFilter, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type Observable, throwError } from 'rxjs';
import { problemIn } from './odd-input.js';

/** Number of wrong fields that a refusal names at most. */
const MOST_NAMED = 50;

/** Passes an error on unchanged. The server converts it for the reply. */
@Catch()
export class PassErrorsOn implements RpcExceptionFilter {
  catch(exception: unknown): Observable<never> {
    return throwError(() => exception);
  }
}

function fieldErrors(errors: ValidationError[], path = ''): FieldError[] {
  return errors.flatMap((error) => {
    // The validation of a body that is not an object reports no property.
    const field = `${path}${(error.property as string | undefined) ?? 'body'}`;
    // class-validator checks the first decorator of a field last, and that one gives the most helpful
    // message.
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

/** Refusal with one message for each wrong field. */
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

export function fieldRefusal(problem: FieldError): DomainError {
  return new DomainError('invalid', 'validation_failed', problem.message, { fields: [problem] });
}

class StrictValidation extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // Values from our own decorators, such as a transaction, do not come from outside.
    if (metadata.type === 'custom') return value;
    // This has to precede the conversion to the class: a field called "constructor" would select another
    // class.
    const problem = problemIn(value);
    if (problem) throw fieldRefusal(problem);
    return super.transform(value, metadata);
  }
}

/** Pipe that refuses unknown and invalid fields of a call to a service. */
export function strictValidation(): ValidationPipe {
  return new StrictValidation({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    exceptionFactory: validationFailure,
  });
}
