import type { ReactNode } from 'react';
import styles from './emblem.module.css';
import { TwoShapes } from './two-shapes';

/** The two shapes above the words that stand over a page's title. */
export function Emblem({ children }: { children: ReactNode }) {
  return (
    <span className={styles.emblem}>
      <TwoShapes small present={['circle', 'diamond']} />
      {children}
    </span>
  );
}
