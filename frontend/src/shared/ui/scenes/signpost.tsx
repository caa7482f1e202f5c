import shapes from '../shapes.module.css';
import styles from './scene.module.css';
import { Vignette } from './vignette';

/** A signpost with nothing on its boards, and two people in front of it. */
export function Signpost() {
  return (
    <Vignette>
      <circle className={styles.halo} cx="112" cy="104" r="54" />
      <circle className={styles.sun} cx="112" cy="104" r="34" />
      <path
        className={styles.far}
        d="M10 196c60-50 120-48 180-18s120 8 200-32v144a24 24 0 0 1-24 24H34a24 24 0 0 1-24-24Z"
      />
      <path
        className={styles.mid}
        d="M10 246c90-44 190-46 380-12v56a24 24 0 0 1-24 24H34a24 24 0 0 1-24-24Z"
      />
      <path className={styles.path} d="M60 306c40-50 130-34 180-52s70-44 140-56M236 258c50 0 90 12 136 40" />
      <path fill="var(--muted)" d="M246 72h12v190h-12z" />
      <path className={styles.light} d="M232 88h92l22 20-22 20h-92zM272 140h-84l-20 18 20 18h84z" />
      <circle className={shapes.a} cx="104" cy="234" r="36" />
      <path className={shapes.b} d="m166 188 46 46-46 46-46-46z" opacity=".92" />
    </Vignette>
  );
}
