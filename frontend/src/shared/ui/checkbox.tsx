import type { ComponentProps, ReactNode } from 'react';
import field from './field.module.css';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  hint?: ReactNode;
};

export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input {...input} type="checkbox" />
      <span>
        {label}
        {hint !== undefined && <span className={field.hint}>{hint}</span>}
      </span>
    </label>
  );
}
