import type { User } from '@anew/contracts/identity/views';
import { cancel } from '@anew/words/controls';
import * as words from '@anew/words/profile';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { TextField } from '#shared/ui/text-field';
import { fieldError, updateFailureText, useUpdateProfile } from '../hooks/use-update-profile';
import { changesTo, type PersonalField, personalOf } from '../lib/changes';

interface PersonalFormProps {
  user: User;
  onUserChange: (user: User) => void;
  onClose: () => void;
}

function Buttons({ pending, onClose }: { pending: boolean; onClose: () => void }) {
  return (
    <div className={stack.actions}>
      <Button type="submit" pending={pending} pendingLabel={words.saving()}>
        {words.saveChanges()}
      </Button>
      <Button variant="secondary" disabled={pending} onClick={onClose}>
        {cancel()}
      </Button>
    </div>
  );
}

export function PersonalForm({ user, onUserChange, onClose }: PersonalFormProps) {
  const [entered, setEntered] = useState(() => personalOf(user));
  const { mutate, isPending, error } = useUpdateProfile(onUserChange);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isPending) return;
    const changes = changesTo(user, entered);
    if (changes) mutate(changes, { onSuccess: onClose });
    else onClose();
  }

  const wiring = (field: PersonalField) => ({
    value: entered[field],
    onChange: (event: { target: { value: string } }) =>
      setEntered((before) => ({ ...before, [field]: event.target.value })),
    error: fieldError(error, field),
  });

  return (
    <form onSubmit={submit} className={stack.stack} noValidate>
      <TextField label={words.firstName()} autoComplete="given-name" autoFocus {...wiring('firstName')} />
      <TextField label={words.lastName()} autoComplete="family-name" {...wiring('lastName')} />
      <TextField
        label={words.email()}
        hint={`${words.emailHint()} ${words.oldAddressHint()}`}
        type="email"
        autoComplete="email"
        {...wiring('email')}
      />
      {error && <Notice tone="danger">{updateFailureText(error)}</Notice>}
      <Buttons pending={isPending} onClose={onClose} />
    </form>
  );
}
