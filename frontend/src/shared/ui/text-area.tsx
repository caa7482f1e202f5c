import { type ComponentProps, useState } from 'react';
import { Field, type FieldWords } from './field';

interface Length {
  /** Says how much room is left once it is little, in place of the hint. */
  room?: string | null;
  /** Says that the text is too long. */
  error?: string | null;
}

type TextAreaProps = Omit<FieldWords, 'error'> &
  Length &
  Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** Reads out that there is little room, or none, once that begins. Each further letter changes the number alone. */
function Spoken({ room, error }: Length) {
  const kind = error ? 'error' : room && 'room';
  const [spoken, speak] = useState({ kind, words: '' });
  if (spoken.kind !== kind) speak({ kind, words: error ?? room ?? '' });
  return (
    <span aria-live="polite" className="visually-hidden">
      {spoken.words}
    </span>
  );
}

export function TextArea({ label, hint, room, error, hideLabel, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={room ?? hint} error={error} hideLabel={hideLabel ?? false}>
      {(wiring) => (
        <>
          <textarea dir="auto" {...textarea} {...wiring} />
          <Spoken room={room} error={error} />
        </>
      )}
    </Field>
  );
}
