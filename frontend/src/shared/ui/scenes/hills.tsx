import shapes from '../shapes.module.css';
import styles from './scene.module.css';

/** Three quiet hills and two paths that meet, along the lower edge of a page. */
export function Hills() {
  return (
    <svg
      viewBox="0 0 1440 260"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={styles.hills}
    >
      <g className={styles.faint}>
        <path className={styles.far} d="M0 150C180 70 360 60 560 120S900 190 1080 120s270-70 360-40v180H0Z" />
        <path className={styles.mid} d="M0 200c160-70 330-80 520-30s330 40 500-10 300-50 420-10v110H0Z" />
        <path className={styles.near} d="M0 236c260-50 500-50 720-20s460 20 720-26v70H0Z" />
      </g>
      <path className={styles.path} d="M250 262c40-34 190-30 240-52s110-26 170-30" />
      <path className={styles.path} d="M1130 262c-60-30-200-28-250-48s-130-26-200-32" />
      <circle className={shapes.a} cx="640" cy="170" r="10" />
      <path className={shapes.b} d="m666 159 11 11-11 11-11-11z" />
    </svg>
  );
}
