import type { OwnAnswer, PartnersAnswer } from '@anew/contracts/content/answers';
import * as words from '@anew/words/question-answers';
import { type ReactNode, useState } from 'react';
import { classNames } from '#shared/lib/class-names';
import layout from '#shared/ui/layout.module.css';
import { PersonShape } from '#shared/ui/person-shape';
import { Unbroken } from '#shared/ui/unbroken';
import { partnerName } from '../lib/partner-name';
import styles from './questions.module.css';
import { ReplyForm } from './reply-form';

interface SideProps {
  own: boolean;
  name: string;
  text: string;
  /** Reply of the other person. */
  reply: string | null | undefined;
  replier: string;
  children?: ReactNode;
}

/** Tells a screen reader of a reply that comes while the answers are open. */
function ReplyArrived({ reply, replier }: Pick<SideProps, 'reply' | 'replier'>) {
  const [before] = useState(reply);
  return (
    <p role="status" className="visually-hidden">
      {reply && !before && words.replied({ name: replier })}
    </p>
  );
}

function Side({ own, name, text, reply, replier, children }: SideProps) {
  return (
    <div className={classNames(layout.inset, styles.side)}>
      <h3 className={styles.who}>
        <PersonShape own={own} /> <bdi>{name}</bdi>
      </h3>
      <p className={layout.asWritten} dir="auto" data-not-ours>
        <Unbroken>{text}</Unbroken>
      </p>
      {reply && (
        <div className={styles.reply}>
          <p className={layout.muted}>
            <PersonShape own={!own} /> <bdi>{replier}</bdi>
          </p>
          <p className={layout.asWritten} dir="auto" data-not-ours>
            <Unbroken>{reply}</Unbroken>
          </p>
        </div>
      )}
      {children}
    </div>
  );
}

interface AnswerPairProps {
  userId: string;
  partner: string;
  promptId: string;
  question: string;
  mine: OwnAnswer;
  theirs: PartnersAnswer;
}

/** Shows both answers side by side, each with the other person's reply below it. */
export function AnswerPair({ mine, theirs, ...reply }: AnswerPairProps) {
  const name = partnerName(reply.partner);
  return (
    <div className={styles.pair}>
      <Side own name={words.you()} text={mine.text ?? ''} reply={theirs.reply} replier={name}>
        <ReplyArrived reply={theirs.reply} replier={name} />
      </Side>
      <Side own={false} name={name} text={theirs.text ?? ''} reply={mine.reply} replier={words.you()}>
        {mine.reply === null && <ReplyForm {...reply} />}
      </Side>
    </div>
  );
}
