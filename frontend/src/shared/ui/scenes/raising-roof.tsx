import shapes from '../shapes.module.css';
import styles from './scene.module.css';
import { Vignette } from './vignette';

/** A house whose roof is being set on it, and the two people who build it. */
export function RaisingRoof() {
  return (
    <Vignette>
      <circle className={styles.halo} cx="200" cy="150" r="112" />
      <path
        className={styles.far}
        d="M10 222c60-40 120-44 190-22s120 14 190-22v112a24 24 0 0 1-24 24H34a24 24 0 0 1-24-24Z"
      />
      <g className={styles.tree}>
        <path d="M80 210l32-82M320 194l-32-66" />
      </g>
      <path className={shapes.a} d="M200 40v46l-84 56-12-20z" />
      <path className={shapes.b} d="M200 40l96 82-12 20-84-56z" />
      <path className={styles.near} d="M132 176l68-48 68 48v94H132z" />
      <path className={styles.light} d="M176 270v-50a24 24 0 0 1 48 0v50z" />
      <path className={styles.mid} d="M10 266h380v24a24 24 0 0 1-24 24H34a24 24 0 0 1-24-24Z" />
      <circle className={shapes.a} cx="80" cy="236" r="36" />
      <path className={shapes.b} d="m320 190 46 46-46 46-46-46z" opacity=".92" />
    </Vignette>
  );
}
