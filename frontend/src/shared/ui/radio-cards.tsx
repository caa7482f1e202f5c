import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { classNames } from '../lib/class-names';
import field from './field.module.css';
import styles from './radio-cards.module.css';

interface RadioCardOption {
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
  error?: ReactNode;
}

function Legend({ legend, headingRef }: Pick<RadioCardsProps, 'legend' | 'headingRef'>) {
  return (
    <legend className={styles.legend}>
      <h2 ref={headingRef} tabIndex={-1}>
        {legend}
      </h2>
    </legend>
  );
}

interface OptionProps extends RadioCardOption {
  name: string;
  /** Key that chooses it. */
  number: number;
  checked: boolean;
  onChoose: () => void;
}

function Option({ name, value, label, hint, number, checked, onChoose }: OptionProps) {
  return (
    <label className={styles.card}>
      <input type="radio" name={name} value={value} checked={checked} onChange={onChoose} />
      <span className={styles.words}>
        {label}
        {hint !== undefined && <span className={field.hint}>{hint}</span>}
      </span>
      <kbd className={styles.key} aria-hidden="true">
        {number}
      </kbd>
    </label>
  );
}

/** Number that a key stands for. NaN for other keys, and for those that are the browser's. */
function numberOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): number {
  return !(ctrlKey || metaKey || altKey) && /^[1-9]$/.test(key) ? Number(key) : NaN;
}

function chooseByNumber(event: KeyboardEvent, { options, onChange }: RadioCardsProps): void {
  const option = options[numberOf(event) - 1];
  if (!option) return;
  event.preventDefault();
  onChange(option.value);
  event.currentTarget.querySelector<HTMLInputElement>(`input[value="${CSS.escape(option.value)}"]`)?.focus();
}

export function RadioCards(props: RadioCardsProps) {
  const { name, legend, options, value, onChange, headingRef, compact = false, error } = props;
  const errorId = `${name}-error`;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the radios in it
    <fieldset
      className={classNames(styles.group, compact && styles.compact)}
      onKeyDown={(event) => chooseByNumber(event, props)}
      aria-describedby={error ? errorId : undefined}
    >
      <Legend legend={legend} headingRef={headingRef} />
      <div className={styles.cards}>
        {options.map((option, index) => (
          <Option
            key={option.value}
            {...option}
            name={name}
            number={index + 1}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
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
