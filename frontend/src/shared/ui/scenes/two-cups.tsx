import shapes from '../shapes.module.css';
import styles from './scene.module.css';
import { Vignette } from './vignette';

/** Two people at one table: the tea is hot, and nothing has been said yet. */
export function TwoCups() {
  return (
    <Vignette>
      <path
        className={styles.far}
        d="M10 178c70-44 130-44 200-20s120 10 180-24v156a24 24 0 0 1-24 24H34a24 24 0 0 1-24-24Z"
      />
      <path
        className={styles.light}
        d="M146 34h108a24 24 0 0 1 24 24v34a24 24 0 0 1-24 24h-36l-18 24-18-24h-36a24 24 0 0 1-24-24V58a24 24 0 0 1 24-24z"
      />
      <circle className={shapes.a} cx="88" cy="186" r="50" />
      <path className={shapes.b} d="m312 122 64 64-64 64-64-64z" opacity=".92" />
      <path className={styles.smoke} d="M164 216c-12-16 12-22 2-40M236 216c-12-16 12-22 2-40" />
      <path className={styles.mid} d="M10 240h380v50a24 24 0 0 1-24 24H34a24 24 0 0 1-24-24Z" />
      <path className={styles.sun} d="M132 226h64v22a32 32 0 0 1-64 0zM204 226h64l-12 54h-40z" />
    </Vignette>
  );
}
