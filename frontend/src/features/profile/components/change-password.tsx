import { cancel } from '@anew/words/controls';
import * as words from '@anew/words/profile-sign-in';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { proofWaysQuery } from '#api/account';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { ErrorState } from '#shared/ui/error-state';
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
        label={words.newPassword()}
        hint={words.passwordHint()}
        type="password"
        autoComplete="new-password"
        autoFocus
        maxLength={128}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={wrong && <span role="alert">{wrong}</span>}
      />
      {error && wrong === null && <Notice tone="danger">{passwordFailureText(error)}</Notice>}
      <div className={stack.actions}>
        <Button type="submit" disabled={password === ''} pending={isPending} pendingLabel={words.saving()}>
          {words.savePassword()}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onClose}>
          {cancel()}
        </Button>
      </div>
    </form>
  );
}

function Change() {
  const [changing, setChanging] = useState(false);
  const [wasChanging, setWasChanging] = useState(false);

  function open() {
    setChanging(true);
    setWasChanging(true);
  }

  if (changing) return <PasswordForm onClose={() => setChanging(false)} />;
  return (
    <div className={stack.stack}>
      <p>{words.changeText()}</p>
      <div className={stack.actions}>
        <Button variant="secondary" autoFocus={wasChanging} onClick={open}>
          {words.changePassword()}
        </Button>
      </div>
    </div>
  );
}

/** Shown to people with a password, and when that could not be read. A provider keeps its own. */
export function ChangePassword() {
  const { data, isError, refetch } = useQuery(proofWaysQuery);
  if (data ? !data.ways.includes('password') : !isError) return null;
  return (
    <Card title={words.yourPassword()}>
      {data ? <Change /> : <ErrorState onRetry={() => void refetch()} />}
    </Card>
  );
}
