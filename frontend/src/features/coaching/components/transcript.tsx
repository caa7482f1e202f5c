import type { Message, MessageSource } from '@anew/contracts/coaching/views';
import * as words from '@anew/words/coaching';
import { memo } from 'react';
import { classNames } from '#shared/lib/class-names';
import { saidMoment } from '#shared/lib/dates';
import { Button } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import tones from '#shared/ui/tone.module.css';
import { CallFirst } from './call-first';
import styles from './conversation.module.css';
import { CopyButton } from './copy';
import { Markdown } from './markdown';

/** An answer about safety looks like any other, without a note on its origin. */
const SOURCES: Readonly<Record<MessageSource, (() => string) | null>> = {
  anthropic: words.aiAnswer,
  openai: words.aiAnswer,
  curated: words.curatedAnswer,
  safety: null,
};

interface RowProps {
  message: Message;
  isLast: boolean;
  onRetry: () => void;
}

function Answer({ message, isLast, onRetry }: RowProps) {
  const { content, timestamp, source, cutOff, call } = message;
  const origin = source && SOURCES[source]?.();
  return (
    <article className={styles.row} data-turn>
      <span className="visually-hidden">{words.coach()}</span>
      {call !== undefined && <CallFirst number={call} />}
      <div className={classNames(styles.bubble, styles.coach)} dir="auto" data-not-ours>
        <Markdown text={content} />
      </div>
      {cutOff && <p className={layout.muted}>{words.cutOff()}</p>}
      <div className={styles.meta}>
        <time dateTime={timestamp}>{saidMoment(timestamp, 'coaching')}</time>
        {origin && <span>{origin}</span>}
        <CopyButton text={content} copied={words.answerCopied()} />
        {isLast && source !== 'safety' && (
          <Button variant="quiet" className={styles.retry} onClick={onRetry}>
            {words.retryButton()}
          </Button>
        )}
      </div>
    </article>
  );
}

function OwnWords({ message: { content, timestamp } }: RowProps) {
  return (
    <article className={classNames(styles.row, styles.own)} data-turn>
      <span className="visually-hidden">{words.you()}</span>
      <p className={classNames(styles.bubble, layout.asWritten, tones.primary)} dir="auto" data-not-ours>
        {content}
      </p>
      <time dateTime={timestamp} className={styles.meta}>
        {saidMoment(timestamp, 'coaching')}
      </time>
    </article>
  );
}

const MessageRow = memo(function MessageRow(props: RowProps) {
  return props.message.role === 'user' ? <OwnWords {...props} /> : <Answer {...props} />;
});

interface TranscriptProps {
  title: string;
  messages: readonly Message[];
  /** Asks for another answer to the last message. */
  onRetry: () => void;
}

/**
 * Shows whole messages only. They are never reordered, so the index is as good a key as an id that may still change.
 */
export const Transcript = memo(function Transcript({ title, messages, onRetry }: TranscriptProps) {
  return (
    <div role="log" tabIndex={-1} aria-label={words.conversation({ title })} className={styles.rows}>
      {messages.map((message, index) => (
        <MessageRow key={index} message={message} isLast={index === messages.length - 1} onRetry={onRetry} />
      ))}
    </div>
  );
});
