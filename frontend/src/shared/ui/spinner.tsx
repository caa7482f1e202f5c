import * as words from '@anew/words/shared';
import { classNames } from '../lib/class-names';
import motion from './motion.module.css';
import shapes from './shapes.module.css';
import styles from './spinner.module.css';

interface SpinnerProps {
  label?: string;
  /** Fills the height of the view and centers itself, for a whole page that is loading. */
  page?: boolean;
  /** Leaves out the fade-in, which softens a blink when the page loads quickly. */
  atOnce?: boolean;
}

export function Spinner({ label = words.loading(), page = false, atOnce = false }: SpinnerProps) {
  return (
    <div
      role="status"
      className={classNames(page ? styles.page : styles.inline, page && !atOnce && motion.appear)}
    >
      <svg width="36" height="18" viewBox="0 0 36 18" className={styles.mark} aria-hidden="true">
        <circle cx="8" cy="9" r="7" className={classNames(motion.pulse, shapes.a)} />
        <path d="M27 .500 35.500 9 27 17.500 18.500 9Z" className={classNames(motion.pulse, shapes.b)} />
      </svg>
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
