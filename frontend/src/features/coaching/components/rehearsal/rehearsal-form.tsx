import { REHEARSAL_MAX, type RehearsalRecipient } from '@anew/contracts/coaching/rehearsal';
import * as words from '@anew/words/rehearse';
import { type SubmitEvent, useState } from 'react';
import { serverMessageOr } from '#shared/api/http-error';
import { roomLeft, tooLong } from '#shared/lib/limits';
import { Button } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import { RadioCards } from '#shared/ui/radio-cards';
import stack from '#shared/ui/stack.module.css';
import { TextArea } from '#shared/ui/text-area';

const recipients = (): readonly { value: RehearsalRecipient; label: string }[] => [
  { value: 'co-parent', label: words.otherParent() },
  { value: 'ex', label: words.ex() },
  { value: 'partner', label: words.partner() },
];

interface RehearsalFormProps {
  error: Error | null;
  isPending: boolean;
  onSubmit: (rehearsed: { message: string; recipient: RehearsalRecipient }) => void;
}

export function RehearsalForm({ error, isPending, onSubmit }: RehearsalFormProps) {
  const [message, setMessage] = useState('');
  const [recipient, setRecipient] = useState<RehearsalRecipient>('co-parent');
  const wrong = tooLong(message, REHEARSAL_MAX);
  const canRead = message.trim() !== '' && wrong === null;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (canRead && !isPending) onSubmit({ message: message.trim(), recipient });
  }

  return (
    <form onSubmit={submit} className={stack.stack}>
      <RadioCards
        name="recipient"
        legend={words.recipientQuestion()}
        options={recipients()}
        value={recipient}
        onChange={(value) => setRecipient(value as RehearsalRecipient)}
        compact
      />
      <TextArea
        label={words.messageLabel()}
        room={roomLeft(message, REHEARSAL_MAX)}
        error={wrong}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <p className={layout.muted}>{words.nothingKept()}</p>
      {error && <Notice tone="danger">{serverMessageOr(words.failed(), error)}</Notice>}
      <div className={stack.actions}>
        <Button type="submit" disabled={!canRead} pending={isPending} pendingLabel={words.reading()}>
          {words.submitButton()}
        </Button>
      </div>
    </form>
  );
}
