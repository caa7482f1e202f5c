import type { ReactNode, Ref } from 'react';
import { classNames } from '../lib/class-names';
import field from './field.module.css';
import styles from './radio-cards.module.css';

interface CheckCardsProps<T extends string> {
  legend: ReactNode;
  hint?: ReactNode;
  options: readonly (readonly [T, ReactNode])[];
  chosen: readonly T[];
  onToggle: (value: T) => void;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Shows the legend in ordinary size, for a second group on a screen. */
  compact?: boolean;
}

/** Cards of which several can be chosen. */
export function CheckCards<T extends string>(props: CheckCardsProps<T>) {
  const { legend, hint, options, chosen, onToggle, headingRef, compact = false } = props;
  return (
    <fieldset className={classNames(styles.group, compact && styles.compact)}>
      <legend className={styles.legend}>
        <h2 ref={headingRef} tabIndex={-1}>
          {legend}
        </h2>
        {hint !== undefined && <span className={field.hint}>{hint}</span>}
      </legend>
      <div className={styles.cards}>
        {options.map(([value, label]) => (
          <label key={value} className={styles.card}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
            <span className={styles.words}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
