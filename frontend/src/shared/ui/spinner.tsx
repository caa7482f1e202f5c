import { classNames } from '../lib/class-names';
import motion from './motion.module.css';
import styles from './spinner.module.css';

interface SpinnerProps {
  label?: string;
  /** Fills the height of the view and centres itself, for a whole page that is loading. */
  page?: boolean;
}

export function Spinner({ label = 'Loading', page = false }: SpinnerProps) {
  return (
    <div role="status" className={page ? classNames(motion.appear, styles.page) : styles.inline}>
      <span className={styles.mark} aria-hidden="true">
        <span className={classNames(motion.pulse, styles.circle)} />
        <span className={classNames(motion.pulse, styles.diamond)} />
      </span>
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
