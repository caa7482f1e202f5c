import type { Talk } from '@anew/contracts/assessment/talks';
import layout from '#shared/ui/layout.module.css';
import { useNow } from '../hooks/use-now';
import { clockOf, secondsLeft } from '../lib/clock';
import styles from './talks.module.css';

interface TimerProps {
  talk: Talk;
  /** When the talk was read, in epoch milliseconds. */
  readAt: number;
}

/** How much of a step is left. Nothing rings and nothing goes on by itself. */
export function Timer({ talk, readAt }: TimerProps) {
  const now = useNow(true);
  const left = secondsLeft(talk, readAt, now);
  return (
    <div className={styles.timer}>
      <p role="timer" aria-label="Time left in this step" className={styles.clock}>
        {clockOf(left)}
      </p>
      <p role="status" className={layout.muted}>
        {left === 0 ? 'The time is up. Finish what you are saying, then go on.' : ''}
      </p>
    </div>
  );
}
