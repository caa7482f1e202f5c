import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field';

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export function TextField({ label, hint, error, hideLabel, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel ?? false}>
      {(wiring) => <input type="text" dir="auto" {...input} {...wiring} />}
    </Field>
  );
}
