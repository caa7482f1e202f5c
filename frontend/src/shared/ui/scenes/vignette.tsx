import type { ReactNode } from 'react';
import styles from './scene.module.css';

/** A small arch of sky. Its children must stay inside the arch, because nothing is cut off. */
export function Vignette({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 400 320" width="160" height="128" aria-hidden="true">
      <path
        className={styles.sky}
        d="M200 6c108 0 190 66 190 164v120a24 24 0 0 1-24 24H34a24 24 0 0 1-24-24V170C10 72 92 6 200 6Z"
      />
      {children}
    </svg>
  );
}
