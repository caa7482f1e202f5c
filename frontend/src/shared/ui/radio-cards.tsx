import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { classNames } from '../lib/class-names';
import field from './field.module.css';
import styles from './radio-cards.module.css';

export interface RadioCardOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

interface RadioCardsProps {
  name: string;
  legend: ReactNode;
  options: readonly RadioCardOption[];
  value: string | null;
  onChange: (value: string) => void;
  /** Ref to the legend's heading, so that a new question can take the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Shows the legend in ordinary size, for a form with several fields. */
  compact?: boolean;
  error?: string | undefined;
}

export function RadioCards(props: RadioCardsProps) {
  const { name, legend, options, value, onChange, headingRef, compact = false, error } = props;
  const errorId = `${name}-error`;

  function chooseByNumber(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const option = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined;
    if (!option) return;
    event.preventDefault();
    onChange(option.value);
    event.currentTarget
      .querySelector<HTMLInputElement>(`input[value="${CSS.escape(option.value)}"]`)
      ?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the radios in it
    <fieldset
      className={classNames(styles.group, compact && styles.compact)}
      onKeyDown={chooseByNumber}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles.legend}>
        <h2 ref={headingRef} tabIndex={-1}>
          {legend}
        </h2>
      </legend>
      <div className={styles.cards}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.words}>
              {option.label}
              {option.hint !== undefined && <span className={field.hint}>{option.hint}</span>}
            </span>
            <kbd className={styles.key} aria-hidden="true">
              {index + 1}
            </kbd>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={field.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
