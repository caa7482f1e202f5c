import type { Talk } from '@anew/contracts/assessment/talks';
import * as words from '@anew/words/talk';
import layout from '#shared/ui/layout.module.css';
import { useNow } from '../hooks/use-now';
import { clockOf, secondsLeft } from '../lib/clock';
import styles from './talks.module.css';

interface TimerProps {
  talk: Talk;
  /** When the talk was read, in epoch milliseconds. */
  readAt: number;
}

const useSecondsLeft = ({ talk, readAt }: TimerProps) => secondsLeft(talk, readAt, useNow(true));

/** How much of a step is left. Nothing rings and nothing goes on by itself. */
export function Timer(props: TimerProps) {
  return (
    <p role="timer" aria-label={words.timeLeft()} className={styles.clock}>
      {clockOf(useSecondsLeft(props))}
    </p>
  );
}

/** Stands apart from the clock, because that stays in reach on a phone and must take little room. */
export function TimeIsUp(props: TimerProps) {
  const isUp = useSecondsLeft(props) === 0;
  return (
    <p role="status" className={layout.muted}>
      {isUp && words.timeIsUp()}
    </p>
  );
}
