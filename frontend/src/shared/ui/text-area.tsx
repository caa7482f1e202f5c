import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field';

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

export function TextArea({ label, hint, error, hideLabel, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel ?? false}>
      {(wiring) => <textarea dir="auto" {...textarea} {...wiring} />}
    </Field>
  );
}
