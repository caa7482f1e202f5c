import { POSITIONS } from '@anew/contracts/assessment/position';
import type { Position } from '@anew/contracts/assessment/results';
import * as words from '@anew/words/assessment-places';
import type { Shape } from '#shared/lib/shapes';
import styles from './dumbbell.module.css';

export interface Mark {
  shape: Shape;
  score: Position;
}

const MIDDLE = 16;
/** Half the distance between two marks that have the same score. */
const SIDE_STEP = 11.5;

/** Keeps the line's ends free, so that two marks fit side by side there. */
const across = (score: Position) => `${7 + score * 0.86}%`;

export function Marker({ shape }: { shape: Shape }) {
  if (shape === 'circle') return <circle className={styles.circle} r="9.5" />;
  return <path className={styles.diamond} d="M0-12 12 0 0 12-12 0Z" />;
}

function Plot({ marks }: { marks: readonly Mark[] }) {
  const scores = marks.map(({ score }) => score);
  const together = marks.length > 1 && new Set(scores).size === 1;
  const shift = (index: number) => (together ? (index * 2 - 1) * SIDE_STEP : 0);
  const [from = 0, to = from] = [...scores].sort((one, other) => one - other);
  return (
    <svg className={styles.plot} width="100%" height={MIDDLE * 2}>
      <line className={styles.track} x1={across(0)} x2={across(100)} y1={MIDDLE} y2={MIDDLE} />
      {POSITIONS.map((position) => (
        <circle key={position} className={styles.place} cx={across(position)} cy={MIDDLE} r="3" />
      ))}
      <line className={styles.bar} x1={across(from)} x2={across(to)} y1={MIDDLE} y2={MIDDLE} />
      {marks.map(({ shape, score }, index) => (
        <svg
          key={shape}
          x={across(score)}
          y={MIDDLE}
          overflow="visible"
          data-shape={shape}
          data-place={score}
        >
          <g transform={`translate(${shift(index)} 0)`}>
            <Marker shape={shape} />
          </g>
        </svg>
      ))}
    </svg>
  );
}

/** Two marks on a line. With the same score they stand side by side. Screen readers get a table instead. */
export function Dumbbell({ marks }: { marks: readonly Mark[] }) {
  return (
    <div className={styles.dumbbell} aria-hidden="true">
      <Plot marks={marks} />
      <span className={styles.low}>{words.low()}</span>
      <span className={styles.high}>{words.high()}</span>
    </div>
  );
}
