import styles from './progress-bar.module.css';

interface ProgressBarProps {
  value: number;
  max: number;
  label: string;
  /** Text that screen readers say in place of the bare number, such as "Question 7 of 22". */
  valueText?: string;
}

export function ProgressBar({ value, max, label, valueText }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={styles.track}
    >
      <div className={styles.fill} style={{ scale: `${max > 0 ? value / max : 0} 1` }} />
    </div>
  );
}
