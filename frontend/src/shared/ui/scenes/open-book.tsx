import shapes from '../shapes.module.css';
import styles from './scene.module.css';
import { Vignette } from './vignette';

/** Two people under a lamp, with an open book before them and nothing written in it. */
export function OpenBook() {
  return (
    <Vignette>
      <path className={styles.halo} d="M172 78h56l104 178H68z" />
      <g className={styles.tree}>
        <path d="M200 8v40" />
      </g>
      <path className={styles.near} d="M182 46h36l26 36h-88z" />
      <path className={styles.light} d="M182 82h36a18 18 0 0 1-36 0z" />
      <circle className={shapes.a} cx="150" cy="166" r="44" />
      <path className={shapes.b} d="m250 110 56 56-56 56-56-56z" opacity=".92" />
      <path className={styles.mid} d="M10 244h380v46a24 24 0 0 1-24 24H34a24 24 0 0 1-24-24Z" />
      <path className={styles.near} d="M78 204h244v76c-48-10-86-6-122 14-36-20-74-24-122-14z" />
      <path
        className={styles.sun}
        d="M200 212c-32-20-74-24-116-14v72c42-10 84-6 116 14 32-20 74-24 116-14v-72c-42-10-84-6-116 14z"
      />
      <g className={styles.tree}>
        <path d="M200 222v52M342 284l22-42" />
      </g>
    </Vignette>
  );
}
