import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field';

interface SelectOption {
  value: string;
  label: string;
}

type SelectProps = FieldWords &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & { options: readonly SelectOption[] };

export function Select({ label, hint, error, hideLabel, options, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel ?? false}>
      {(wiring) => (
        <select {...select} {...wiring}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
