import { classNames } from '../lib/class-names';
import styles from './logo.module.css';
import shapes from './shapes.module.css';

/** A circle and a diamond that overlap: two people with a history, one life. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size * 1.18} height={size} viewBox="0 0 38 32" aria-hidden="true">
      <circle cx="14" cy="16" r="11" className={shapes.a} />
      <path d="M25 4.500 36.500 16 25 27.500 13.500 16Z" className={classNames(shapes.b, styles.diamond)} />
    </svg>
  );
}

export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.word} data-not-ours>
        Anew
      </span>
    </span>
  );
}
