import type { ReactNode } from 'react';
import { classNames } from '#shared/lib/class-names';
import scene from '#shared/ui/scenes/scene.module.css';
import styles from '../modules.module.css';

/** A wide frame under one sky. Anything beyond it is cut off. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 480 200" aria-hidden="true" className={classNames(scene.scene, styles.art)}>
      <path className={scene.sky} d="M0 0h480v200H0z" />
      {children}
    </svg>
  );
}
