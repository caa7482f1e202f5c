import { type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names';
import styles from './field.module.css';

export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  /** Says what is wrong, next to the field. What is to be said aloud when it appears has the role of an alert. */
  error?: ReactNode;
  hideLabel?: boolean;
}

interface Wiring {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldWords {
  children: (wiring: Wiring) => ReactNode;
}

export function Field({ label, hint, error, hideLabel = false, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {hintId && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: classNames(styles.control, errorId && styles.wrong),
        'aria-describedby': classNames(hintId, errorId) || undefined,
        'aria-invalid': errorId ? true : undefined,
      })}
      {errorId && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
