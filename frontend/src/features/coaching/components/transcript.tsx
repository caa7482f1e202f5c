import type { Message } from '@anew/contracts/coaching/views';
import { memo } from 'react';
import { MessageRow } from './message-row';
import styles from './coaching.module.css';

interface TranscriptProps {
  messages: readonly Message[];
  onRetry: (index: number) => void;
}

/** Whole messages only. They are never reordered, so a place is as good a key as a name that may still change. */
export const Transcript = memo(function Transcript({ messages, onRetry }: TranscriptProps) {
  return (
    <div role="log" aria-label="Conversation" className={styles.rows}>
      {messages.map((message, index) => (
        <MessageRow key={index} message={message} index={index} onRetry={onRetry} />
      ))}
    </div>
  );
});
