import shapes from '../shapes.module.css';
import styles from './scene.module.css';

/** Two paths come from two sides and end at one door with the light on. */
export function Homecoming() {
  return (
    <svg viewBox="0 0 560 500" aria-hidden="true" className={styles.scene}>
      <clipPath id="frame">
        <path d="M280 6c150 0 274 96 274 250v214a24 24 0 0 1-24 24H30a24 24 0 0 1-24-24V256C6 102 130 6 280 6Z" />
      </clipPath>
      <g clipPath="url(#frame)">
        <path className={styles.sky} d="M0 0h560v500H0z" />
        <circle className={styles.halo} cx="280" cy="176" r="128" />
        <circle className={styles.sun} cx="280" cy="176" r="82" />
        <path className={styles.far} d="M-20 296c70-66 150-74 226-30s130 20 190-18 130-30 190 16v240H-20Z" />
        <path className={styles.mid} d="M-20 350c90-56 170-60 260-20s190-10 340-44v220H-20Z" />
        <path className={shapes.a} d="M196 356v-86l50-44 50 44v86z" />
        <path className={shapes.b} d="M258 356v-112l58-50 58 50v112z" />
        <path className={styles.light} d="M300 356v-64a16 16 0 0 1 32 0v64zM226 286h26v24h-26z" />
        <path className={styles.smoke} d="M350 196c-10-14 12-22 2-38s10-20 4-34" />
        <path className={styles.near} d="M-20 372c110-50 220-52 310-34s190 16 290-20v190H-20Z" />
        <path className={styles.path} d="M60 510c30-60 150-56 176-98s50-48 76-76" />
        <path className={styles.path} d="M520 510c-20-54-130-50-160-92s-42-52-44-82" />
        <g className={styles.tree}>
          <path d="M96 372v-40M466 360v-48" />
          <ellipse cx="96" cy="312" rx="20" ry="30" />
          <ellipse cx="466" cy="288" rx="24" ry="36" />
        </g>
        <circle className={shapes.a} cx="150" cy="444" r="17" />
        <path className={shapes.b} d="m430 424 20 20-20 20-20-20z" />
      </g>
    </svg>
  );
}
