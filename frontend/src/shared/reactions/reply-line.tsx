import type { Reply } from '@anew/contracts/journal/views';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import layout from '../ui/layout.module.css';
import { PersonShape } from '../ui/person-shape';
import styles from './reaction.module.css';

interface ReplyLineProps {
  reply: Reply;
  /** Whether the person who is signed in wrote it. */
  own: boolean;
  name: string;
  children?: ReactNode;
}

/** The line back below the text that it belongs to. */
export function ReplyLine({ reply, own, name, children }: ReplyLineProps) {
  return (
    <div className={styles.line}>
      <p className={layout.muted}>
        <PersonShape own={own} /> <bdi>{name}</bdi> wrote back
      </p>
      <p className={classNames(layout.asWritten, layout.stretch)} dir="auto">
        {reply.text}
      </p>
      {children}
    </div>
  );
}
