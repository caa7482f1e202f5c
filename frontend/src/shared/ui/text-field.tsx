import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field';

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/**
 * Browsers remember what is typed into a field and offer it to whoever uses the same one next, so a field has to say that
 * it may be filled in.
 */
export function TextField({ label, hint, error, hideLabel, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel ?? false}>
      {(wiring) => <input type="text" dir="auto" autoComplete="off" {...input} {...wiring} />}
    </Field>
  );
}
