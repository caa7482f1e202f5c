import { classNames } from '../lib/class-names';
import styles from './steps.module.css';

interface StepsProps {
  steps: readonly (readonly [title: string, text: string])[];
  /** Puts the steps side by side where there is room. */
  row?: boolean;
}

export function Steps({ steps, row = false }: StepsProps) {
  return (
    <ol role="list" className={classNames(styles.steps, row && styles.row)}>
      {steps.map(([title, text], index) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
