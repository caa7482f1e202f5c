import { classNames } from '#shared/lib/class-names';
import shapes from '#shared/ui/shapes.module.css';
import styles from './meeting-shapes.module.css';

/** A circle and a diamond that come from both sides and meet. */
export function MeetingShapes() {
  return (
    <svg viewBox="0 0 240 150" width="240" height="150" aria-hidden="true" className={styles.shapes}>
      <circle className={classNames(shapes.a, styles.circle)} cx="92" cy="75" r="56" />
      <path className={classNames(shapes.b, styles.diamond)} d="M150 14 211 75 150 136 89 75Z" />
    </svg>
  );
}
