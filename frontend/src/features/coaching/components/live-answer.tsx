import { useSyncExternalStore } from 'react';
import { classNames } from '../../../shared/lib/class-names';
import layout from '../../../shared/ui/layout.module.css';
import motion from '../../../shared/ui/motion.module.css';
import type { Reply } from '../lib/reply';
import styles from './coaching.module.css';
import { Markdown } from './markdown';

function Dots() {
  return (
    <span className={styles.dots} aria-hidden="true" data-testid="typing">
      <span className={motion.pulse} />
      <span className={motion.pulse} />
      <span className={motion.pulse} />
    </span>
  );
}

/** The answer while it comes: not part of the log, which would read out every piece of it. */
export function LiveAnswer({ reply }: { reply: Reply }) {
  const text = useSyncExternalStore(reply.subscribe, reply.shown);
  return (
    <div className={styles.row}>
      <div className={classNames(styles.bubble, styles.coach)}>
        {text === '' ? <Dots /> : <Markdown text={text} />}
      </div>
    </div>
  );
}

/** The one thing that is read out meanwhile. Its place is always there, for only what changes in it is. */
export function AnswerStatus({ isWaiting }: { isWaiting: boolean }) {
  return (
    <p role="status" className={layout.muted}>
      {isWaiting && 'The coach is still answering…'}
    </p>
  );
}
