import type { Reply } from '@anew/contracts/journal/views';
import * as words from '@anew/words/reactions';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { bdi } from '../ui/bdi';
import layout from '../ui/layout.module.css';
import { PersonShape } from '../ui/person-shape';
import { Sentence } from '../ui/sentence';
import styles from './reaction.module.css';

interface ReplyLineProps {
  reply: Reply;
  /** Whether the person who is signed in wrote it. */
  own: boolean;
  /** The partner's name, for a line of theirs. */
  partner?: string;
  /** Whether the same person has given thanks, too. */
  thanked?: boolean;
  children?: ReactNode;
}

/** The line back below the text that it belongs to. */
export function ReplyLine({ reply, own, partner = '', thanked = false, children }: ReplyLineProps) {
  const given = thanked ? words.saysThanks({ partner, name: bdi }) : words.wroteBack({ partner, name: bdi });
  return (
    <div className={styles.line}>
      <p className={layout.muted}>
        <PersonShape own={own} /> <Sentence>{own ? words.youWroteBack({ name: bdi }) : given}</Sentence>
      </p>
      <p className={classNames(layout.asWritten, layout.stretch)} dir="auto" data-not-ours>
        {reply.text}
      </p>
      {children}
    </div>
  );
}
