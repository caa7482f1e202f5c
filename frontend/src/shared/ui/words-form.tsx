import * as words from '@anew/words/controls';
import type { ReactNode, SubmitEvent } from 'react';
import { classNames } from '../lib/class-names';
import { roomLeft, tooLong } from '../lib/limits';
import { Button, type ButtonVariant } from './button';
import layout from './layout.module.css';
import stack from './stack.module.css';
import { TextArea } from './text-area';

interface WordsFormProps {
  label: ReactNode;
  /** Replaced by the number of remaining characters when few are left. */
  hint: ReactNode;
  most: number;
  text: string;
  onChange: (text: string) => void;
  /** Error of the last attempt. */
  failure: ReactNode;
  submit: string;
  button?: ButtonVariant;
  pending: boolean;
  pendingLabel: string;
  onSubmit: (text: string) => void;
  onClose: () => void;
  /** A form that opens by itself, with what was begun on an earlier visit, does not take the focus. */
  autoFocus?: boolean;
}

/** Form with one text field for what one partner says to the other. */
export function WordsForm(props: WordsFormProps) {
  const { label, hint, most, text, onChange, failure, onSubmit, onClose } = props;
  const { submit, button = 'secondary', pending, pendingLabel, autoFocus = true } = props;
  const wrong = tooLong(text, most);
  const canSend = text.trim() !== '' && wrong === null;

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (canSend && !pending) onSubmit(text.trim());
  }

  return (
    <form onSubmit={send} className={classNames(stack.stack, layout.stretch)}>
      <TextArea
        label={label}
        hint={hint}
        room={roomLeft(text, most)}
        error={wrong}
        value={text}
        readOnly={pending}
        autoFocus={autoFocus}
        onChange={({ target }) => onChange(target.value)}
      />
      {failure}
      <div className={stack.actions}>
        <Button
          type="submit"
          variant={button}
          disabled={!canSend}
          pending={pending}
          pendingLabel={pendingLabel}
        >
          {submit}
        </Button>
        <Button variant="quiet" onClick={onClose} disabled={pending}>
          {words.close()}
        </Button>
      </div>
    </form>
  );
}
