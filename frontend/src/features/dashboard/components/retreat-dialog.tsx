import type { User } from '@anew/contracts/identity/views';
import * as words from '@anew/words/retreat';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '#shared/ui/button';
import { Dialog } from '#shared/ui/dialog';
import columns from '#shared/ui/link-card.module.css';
import { Notice } from '#shared/ui/notice';
import { Select } from '#shared/ui/select';
import stack from '#shared/ui/stack.module.css';
import { TextField } from '#shared/ui/text-field';
import { useRetreatForm } from '../hooks/use-retreat-form';
import type { RetreatWords } from '../lib/retreat';
import { relationshipLengths, waysOfHearing } from '../lib/retreat-choices';

const MAX_LENGTH = 200;

export interface RetreatDialogProps {
  user: User;
  /** First name of the partner, or empty. */
  partner: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onReceived: () => void;
}

function Fields({ form }: { form: ReturnType<typeof useRetreatForm> }) {
  const { draft, fill, errors, refusal } = form;
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusal]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (form.pending || form.submit()) return;
    event.currentTarget.querySelector<HTMLElement>('[name=email]')?.focus();
  }

  const field = (name: keyof RetreatWords, label: string, autoComplete = 'off') => ({
    name,
    label,
    autoComplete,
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => fill(name, event.target.value),
  });

  return (
    <form ref={fields} onSubmit={submit} className={stack.stack} noValidate>
      <TextField {...field('email', words.email(), 'email')} type="email" required maxLength={MAX_LENGTH} />
      <div className={columns.cards}>
        <TextField {...field('firstName', words.firstName(), 'given-name')} maxLength={MAX_LENGTH} />
        <TextField {...field('lastName', words.lastName(), 'family-name')} maxLength={MAX_LENGTH} />
      </div>
      <TextField {...field('partnerName', words.partnerName())} maxLength={MAX_LENGTH} />
      <Select {...field('relationshipLength', words.howLong())} options={relationshipLengths()} />
      <Select {...field('howHeard', words.howHeard())} options={waysOfHearing()} />
      {form.hasFailed && (
        <Notice tone="danger" title={words.error()}>
          {words.failed()}
        </Notice>
      )}
      <Button type="submit" pending={form.pending} pendingLabel={words.submitting()}>
        {words.submit()}
      </Button>
    </form>
  );
}

/** The form in its dialog. Its code is loaded when somebody opens it. */
export default function RetreatDialog({ open, onOpenChange, onReceived, ...people }: RetreatDialogProps) {
  const form = useRetreatForm({ ...people, isOpen: open, onSent: onReceived });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title()} description={words.text()}>
      <Fields form={form} />
    </Dialog>
  );
}
