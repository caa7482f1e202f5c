import shapes from '../shapes.module.css';
import styles from './scene.module.css';
import { Vignette } from './vignette';

/** An open envelope between two people, with a letter in it that is still blank. */
export function BlankLetter() {
  return (
    <Vignette>
      <circle className={styles.halo} cx="200" cy="142" r="112" />
      <path
        className={styles.far}
        d="M10 198c80-44 150-40 210-12s110 6 170-30v134a24 24 0 0 1-24 24H34a24 24 0 0 1-24-24Z"
      />
      <path className={styles.mid} d="M10 254h380v36a24 24 0 0 1-24 24H34a24 24 0 0 1-24-24Z" />
      <path className={styles.near} d="M116 176l84-70 84 70v20H116z" />
      <path className={styles.sun} d="M138 82h124v160H138z" />
      <path className={styles.near} d="M116 176l84 58 84-58v96a14 14 0 0 1-14 14H130a14 14 0 0 1-14-14z" />
      <path className={styles.smoke} d="M128 276l50-48M272 276l-50-48" />
      <circle className={shapes.a} cx="80" cy="228" r="42" />
      <path className={shapes.b} d="m320 174 54 54-54 54-54-54z" opacity=".92" />
    </Vignette>
  );
}
