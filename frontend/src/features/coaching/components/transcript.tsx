import type { Message, MessageSource } from '@anew/contracts/coaching/views';
import { memo } from 'react';
import { classNames } from '#shared/lib/class-names';
import { copyText } from '#shared/lib/copy-text';
import { dateFormat } from '#shared/lib/dates';
import { Button } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import { useToast } from '#shared/ui/toast/use-toast';
import tones from '#shared/ui/tone.module.css';
import styles from './coaching.module.css';
import { Markdown } from './markdown';

const MOMENT = dateFormat({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

function moment(iso: string): string {
  return MOMENT.format(new Date(iso));
}

/** An answer about safety looks like any other, without a note on its origin. */
const SOURCES: Readonly<Record<MessageSource, string | null>> = {
  anthropic: 'AI answer',
  openai: 'AI answer',
  curated: 'From the modules’ own content',
  safety: null,
};

interface RowProps {
  message: Message;
  index: number;
  onRetry: (index: number) => void;
}

function CopyButton({ text }: { text: string }) {
  const { toast } = useToast();

  async function copy() {
    if (await copyText(text)) toast({ title: 'Answer copied', variant: 'success' });
    else toast({ title: 'Please copy it by hand', description: 'Your browser did not allow it.' });
  }

  return (
    <Button variant="quiet" onClick={() => void copy()}>
      Copy
    </Button>
  );
}

function Answer({ message, index, onRetry }: RowProps) {
  const { content, timestamp, source, cutOff } = message;
  const origin = source && SOURCES[source];
  return (
    <article className={styles.row}>
      <span className="visually-hidden">Coach</span>
      <div className={classNames(styles.bubble, styles.coach)} dir="auto">
        <Markdown text={content} />
      </div>
      {cutOff && <p className={layout.muted}>This answer was stopped before its end.</p>}
      <div className={styles.meta}>
        <time dateTime={timestamp}>{moment(timestamp)}</time>
        {origin && <span>{origin}</span>}
        <CopyButton text={content} />
        <Button variant="quiet" className={styles.retry} onClick={() => onRetry(index)}>
          Retry
        </Button>
      </div>
    </article>
  );
}

function OwnWords({ message: { content, timestamp } }: RowProps) {
  return (
    <article className={classNames(styles.row, styles.own)}>
      <span className="visually-hidden">You</span>
      <p className={classNames(styles.bubble, layout.asWritten, tones.primary)} dir="auto">
        {content}
      </p>
      <time dateTime={timestamp} className={styles.meta}>
        {moment(timestamp)}
      </time>
    </article>
  );
}

const MessageRow = memo(function MessageRow(props: RowProps) {
  return props.message.role === 'user' ? <OwnWords {...props} /> : <Answer {...props} />;
});

interface TranscriptProps {
  messages: readonly Message[];
  onRetry: (index: number) => void;
}

/**
 * Shows whole messages only. They are never reordered, so the index is as good a key as an id that may still change.
 */
export const Transcript = memo(function Transcript({ messages, onRetry }: TranscriptProps) {
  return (
    <div role="log" aria-label="Conversation" className={styles.rows}>
      {messages.map((message, index) => (
        <MessageRow key={index} message={message} index={index} onRetry={onRetry} />
      ))}
    </div>
  );
});
