import { classNames } from '#shared/lib/class-names';
import scene from '#shared/ui/scenes/scene.module.css';
import shapes from '#shared/ui/shapes.module.css';
import type { Nearness } from '../lib/steps';
import styles from './day-picture.module.css';

interface DayPictureProps {
  nearness: Nearness;
  /** Without a partner, one of the shapes is only an outline. */
  hasPartner: boolean;
}

/** Two shapes on a hill. They come nearer with the steps of the day, and the light behind them grows. */
export function DayPicture({ nearness, hasPartner }: DayPictureProps) {
  return (
    <svg
      viewBox="0 0 640 190"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={classNames(styles.picture, styles[nearness])}
    >
      <path className={scene.sky} d="M0 0h640v190H0z" />
      <g className={styles.light}>
        <circle className={scene.halo} cx="320" cy="104" r="104" />
        <circle className={scene.sun} cx="320" cy="104" r="70" />
      </g>
      <path className={scene.far} d="M0 118c84-46 158-48 236-18s150 22 226-8 130-24 178 2v100H0Z" />
      <path className={scene.mid} d="M0 148c96-34 184-32 280-14s236 8 360-20v80H0Z" />
      <g className={styles.circle}>
        <circle className={shapes.a} cx="320" cy="124" r="32" />
      </g>
      <g className={styles.diamond}>
        <path
          className={hasPartner ? shapes.b : styles.awaited}
          d="m320 76 40 40-40 40-40-40z"
          opacity=".92"
        />
      </g>
      <path className={scene.near} d="M0 162c120-14 214-12 320-10s206-4 320 8v40H0Z" />
      <path className={scene.path} d="M36 178c100-10 190-12 284-10s188-2 284 8" />
    </svg>
  );
}
