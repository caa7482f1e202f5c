import { classNames } from '#shared/lib/class-names';
import type { Shape } from '#shared/lib/shapes';
import styles from './two-shapes.module.css';

interface TwoShapesProps {
  /** Shapes of those who have answered. The others are only outlined. */
  present: readonly Shape[];
  small?: boolean;
}

/** A circle and a diamond that overlap: the two partners. */
export function TwoShapes({ present, small = false }: TwoShapesProps) {
  const look = (shape: Shape) => classNames(styles[shape], !present.includes(shape) && styles.awaited);
  return (
    <svg
      viewBox="10 2 118 80"
      width={small ? 59 : 118}
      height={small ? 40 : 80}
      aria-hidden="true"
      className={styles.shapes}
    >
      <circle className={look('circle')} cx="46" cy="42" r="33" />
      <path className={look('diamond')} d="M86 4 L124 42 L86 80 L48 42 Z" strokeLinejoin="round" />
    </svg>
  );
}
