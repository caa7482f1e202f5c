import type { Band } from '@anew/contracts/assessment/results';
import { classNames } from '#shared/lib/class-names';
import shapes from '#shared/ui/shapes.module.css';
import styles from './then-and-now.module.css';

/** The bands as they stand on the line, from left to right. */
export const BAND_ORDER: readonly Band[] = ['worth-a-conversation', 'close', 'shared-strength'];

const MIDDLE = 18;

/** The middles of three columns of the same width. */
const across = (band: Band) => `${((BAND_ORDER.indexOf(band) * 2 + 1) * 100) / 6}%`;

function TwoAsOne({ outlined }: { outlined: boolean }) {
  return (
    <g className={classNames(styles.pair, outlined && styles.outlined)}>
      <circle className={shapes.a} cx="-8" r="10" />
      <path className={shapes.b} d="M8-12 20 0 8 12-4 0Z" />
    </g>
  );
}

/** The two partners as one mark. */
export function PairMark({ outlined = false }: { outlined?: boolean }) {
  return (
    <svg width="44" height="28" viewBox="-20 -14 42 28" aria-hidden="true">
      <TwoAsOne outlined={outlined} />
    </svg>
  );
}

interface BandLineProps {
  /** Band of the round before; null if there was none. */
  from: Band | null;
  to: Band;
}

/** Where an area stood, and where it stands. The words next to it say the same. */
export function BandLine({ from, to }: BandLineProps) {
  const moved = from !== null && from !== to;
  return (
    <svg
      className={styles.line}
      width="100%"
      height={MIDDLE * 2}
      aria-hidden="true"
      data-from={from}
      data-to={to}
    >
      <line
        className={styles.track}
        x1={across('worth-a-conversation')}
        x2={across('shared-strength')}
        y1={MIDDLE}
        y2={MIDDLE}
      />
      {BAND_ORDER.map((band) => (
        <circle key={band} className={styles.stop} cx={across(band)} cy={MIDDLE} r="3" />
      ))}
      {moved && <line className={styles.way} x1={across(from)} x2={across(to)} y1={MIDDLE} y2={MIDDLE} />}
      {moved && (
        <svg x={across(from)} y={MIDDLE} overflow="visible">
          <TwoAsOne outlined />
        </svg>
      )}
      <svg x={across(to)} y={MIDDLE} overflow="visible">
        <TwoAsOne outlined={false} />
      </svg>
    </svg>
  );
}
