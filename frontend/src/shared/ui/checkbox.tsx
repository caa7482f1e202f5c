import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';
import field from './field.module.css';

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
