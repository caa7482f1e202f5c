import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { proofWaysQuery } from '#api/account';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { TextField } from '#shared/ui/text-field';
import { passwordError, passwordFailureText, useChangePassword } from '../hooks/use-password';

function PasswordForm({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useChangePassword(onClose);
  const wrong = passwordError(error);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isPending && password !== '') mutate(password);
  }

  return (
    <form onSubmit={submit} className={stack.stack} noValidate>
      <TextField
        label="New password"
        hint="At least 10 characters. A few words you will remember make a good one."
        type="password"
        autoComplete="new-password"
        autoFocus
        maxLength={128}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={wrong}
      />
      {error && wrong === null && <Notice tone="danger">{passwordFailureText(error)}</Notice>}
      <div className={stack.actions}>
        <Button type="submit" disabled={password === ''} pending={isPending} pendingLabel="Saving...">
          Save the new password
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Shown only to people with a password. A provider keeps its own. */
export function ChangePassword() {
  const { data } = useQuery(proofWaysQuery);
  const [changing, setChanging] = useState(false);
  const [wasChanging, setWasChanging] = useState(false);

  function open() {
    setChanging(true);
    setWasChanging(true);
  }

  if (!data?.ways.includes('password')) return null;
  return (
    <Card title="Your password">
      {changing ? (
        <PasswordForm onClose={() => setChanging(false)} />
      ) : (
        <div className={stack.stack}>
          <p>A new one signs you out everywhere but here.</p>
          <div className={stack.actions}>
            <Button variant="secondary" autoFocus={wasChanging} onClick={open}>
              Change my password
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}
