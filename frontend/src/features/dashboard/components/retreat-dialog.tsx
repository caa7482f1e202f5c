import type { SubmitEvent } from 'react';
import { Button } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import { Select } from '#shared/ui/select';
import stack from '#shared/ui/stack.module.css';
import { TextField } from '#shared/ui/text-field';
import type { RetreatForm } from '../hooks/use-retreat-form';
import type { RetreatWords } from '../lib/retreat';
import { RELATIONSHIP_LENGTHS, WAYS_OF_HEARING } from '../lib/retreat-choices';

const MAX_LENGTH = 200;

export interface RetreatFieldsProps {
  form: RetreatForm;
}

/** Fields of the dialog. Their code is loaded when somebody opens it. */
export default function RetreatFields({ form }: RetreatFieldsProps) {
  const { words, fill, errors } = form;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (form.pending) return;
    if (!words.email.trim()) event.currentTarget.querySelector<HTMLElement>('[name=email]')?.focus();
    form.submit();
  }

  const field = (name: keyof RetreatWords, label: string, autoComplete = 'off') => ({
    name,
    label,
    autoComplete,
    value: words[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => fill(name, event.target.value),
  });

  return (
    <form onSubmit={submit} className={stack.stack} noValidate>
      <TextField {...field('email', 'Email', 'email')} type="email" required maxLength={MAX_LENGTH} />
      <TextField {...field('firstName', 'First name (optional)', 'given-name')} maxLength={MAX_LENGTH} />
      <TextField {...field('lastName', 'Last name (optional)', 'family-name')} maxLength={MAX_LENGTH} />
      <TextField {...field('partnerName', "Your partner's name (optional)")} maxLength={MAX_LENGTH} />
      <Select
        {...field('relationshipLength', 'How long have you been together? (optional)')}
        options={RELATIONSHIP_LENGTHS}
      />
      <Select {...field('howHeard', 'How did you hear about us? (optional)')} options={WAYS_OF_HEARING} />
      {form.failure && (
        <Notice tone="danger" title="This is not sent yet">
          {form.failure}
        </Notice>
      )}
      <Button type="submit" pending={form.pending} pendingLabel="Submitting...">
        Express Interest
      </Button>
    </form>
  );
}
