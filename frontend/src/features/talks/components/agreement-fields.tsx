import { AGREEMENT_MAX } from '@anew/contracts/assessment/talks';
import * as words from '@anew/words/agreement-fields';
import type { ReactNode, SubmitEvent } from 'react';
import { classNames } from '#shared/lib/class-names';
import { roomLeft, tooLong } from '#shared/lib/limits';
import { Button } from '#shared/ui/button';
import stack from '#shared/ui/stack.module.css';
import { TextArea } from '#shared/ui/text-area';
import { TextField } from '#shared/ui/text-field';
import type { AgreementWords } from '../hooks/use-agreement-draft';
import { AT_MOST, dayIn } from '../lib/days';
import styles from './talks.module.css';

interface AgreementFieldsProps {
  label: string;
  hint: string;
  value: AgreementWords;
  onChange: (value: AgreementWords) => void;
  submit: string;
  pending: boolean;
  onSubmit: (value: AgreementWords) => void;
  failure: ReactNode;
  /** The way out, beside the button. */
  instead: ReactNode;
  /** Takes the focus where the form replaces the button that was pressed. */
  autoFocus?: boolean;
}

interface DayFieldProps {
  value: string;
  readOnly: boolean;
  onChange: (day: string) => void;
}

function DayField({ value, readOnly, onChange }: DayFieldProps) {
  return (
    <TextField
      label={words.dayLabel()}
      type="date"
      min={dayIn(0)}
      max={dayIn(AT_MOST)}
      value={value}
      readOnly={readOnly}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Form for one small agreement and its day. */
export function AgreementFields(props: AgreementFieldsProps) {
  const { label, hint, onChange, submit, pending, onSubmit, failure, instead } = props;
  const { text, dueOn } = props.value;
  const wrong = tooLong(text, AGREEMENT_MAX);
  const canSend = text.trim() !== '' && wrong === null && dueOn !== '';

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (canSend && !pending) onSubmit({ text: text.trim(), dueOn });
  }

  return (
    <form onSubmit={send} className={stack.stack}>
      <TextArea
        label={label}
        hint={hint}
        room={roomLeft(text, AGREEMENT_MAX)}
        error={wrong}
        rows={3}
        value={text}
        readOnly={pending}
        autoFocus={props.autoFocus}
        onChange={({ target }) => onChange({ text: target.value, dueOn })}
      />
      <DayField value={dueOn} readOnly={pending} onChange={(day) => onChange({ text, dueOn: day })} />
      {failure}
      <div className={classNames(stack.actions, styles.reach)}>
        <Button type="submit" disabled={!canSend} pending={pending} pendingLabel={words.saving()}>
          {submit}
        </Button>
        {instead}
      </div>
    </form>
  );
}
