import type { ReactNode, SubmitEvent } from 'react';
import { classNames } from '#shared/lib/class-names';
import { Button } from '#shared/ui/button';
import stack from '#shared/ui/stack.module.css';
import { TextArea } from '#shared/ui/text-area';
import { roomLeft, tooLong } from '../lib/limits';
import styles from './questions.module.css';

interface WordsFormProps {
  label: ReactNode;
  /** Gives way to how much room is left, once it is little. */
  hint: ReactNode;
  most: number;
  text: string;
  onChange: (text: string) => void;
  /** What went wrong the last time. */
  failure: ReactNode;
  submit: string;
  pending: boolean;
  pendingLabel: string;
  onSubmit: (text: string) => void;
  onClose: () => void;
}

/** A field for what one person says to the other, and a way to come back to it later. */
export function WordsForm(props: WordsFormProps) {
  const { label, hint, most, text, onChange, failure, submit, pending, pendingLabel, onSubmit, onClose } =
    props;
  const wrong = tooLong(text, most);
  const canSend = text.trim() !== '' && wrong === null;

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (canSend && !pending) onSubmit(text.trim());
  }

  return (
    <form onSubmit={send} className={classNames(stack.stack, styles.stretch)}>
      <TextArea
        label={label}
        hint={roomLeft(text, most) ?? hint}
        error={wrong}
        dir="auto"
        value={text}
        readOnly={pending}
        autoFocus
        onChange={({ target }) => onChange(target.value)}
      />
      {failure}
      <div className={stack.actions}>
        <Button
          type="submit"
          variant="secondary"
          disabled={!canSend}
          pending={pending}
          pendingLabel={pendingLabel}
        >
          {submit}
        </Button>
        <Button variant="quiet" onClick={onClose} disabled={pending}>
          Close
        </Button>
      </div>
    </form>
  );
}
