import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { addressQuery } from '#api/account';
import { LOGOUT_URL } from '#api/addresses';
import { Button } from '../ui/button';
import DialogWindow from '../ui/dialog-window';
import { ErrorState } from '../ui/error-state';
import { Notice } from '../ui/notice';
import { Spinner } from '../ui/spinner';
import stack from '../ui/stack.module.css';
import { TextField } from '../ui/text-field';
import { addressFailureText, codeError, useProveAddress, useSendCode } from './address';
import { proofStore } from './proof-store';

const decline = () => proofStore.answer(false);

/** A new code makes the one before invalid. */
function SendCode({ again }: { again: boolean }) {
  const { mutate, isPending, isSuccess, error } = useSendCode();
  return (
    <div className={stack.stack}>
      {isSuccess && <Notice tone="success">A new code is on its way.</Notice>}
      {error && <Notice tone="danger">{addressFailureText(error)}</Notice>}
      <div className={stack.actions}>
        <Button
          variant={again ? 'quiet' : 'primary'}
          pending={isPending}
          pendingLabel="Sending..."
          onClick={() => mutate()}
        >
          {again ? 'Send a new code' : 'Send me a code'}
        </Button>
      </div>
    </div>
  );
}

function CodeForm() {
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useProveAddress(() => proofStore.answer(true));
  const wrong = codeError(error);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isPending && code.trim() !== '') mutate(code);
  }

  return (
    <form onSubmit={submit} className={stack.stack} noValidate>
      <TextField
        label="The six digits from the mail"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={12}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={wrong}
      />
      {error && wrong === null && <Notice tone="danger">{addressFailureText(error)}</Notice>}
      <div className={stack.actions}>
        <Button type="submit" disabled={code.trim() === ''} pending={isPending} pendingLabel="Checking...">
          Continue
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={decline}>
          Not now
        </Button>
      </div>
    </form>
  );
}

/** Asks for the code that was mailed, over any screen. */
export default function AddressWindow() {
  const { data, isPending, refetch } = useQuery({ ...addressQuery, staleTime: 0 });
  const sent = data !== undefined && data.codeUntil !== null;
  return (
    <DialogWindow
      open
      onOpenChange={(stays) => !stays && decline()}
      title="Is this your email address?"
      description={
        data &&
        (sent
          ? `We mailed a code to ${data.email}. It works for 15 minutes.`
          : `We mail a code to ${data.email}, and you type it here.`)
      }
    >
      {isPending && <Spinner label="One moment" />}
      {!isPending && !data && <ErrorState onRetry={() => void refetch()} />}
      {data && (
        <>
          {sent && <CodeForm />}
          <SendCode again={sent} />
          <p className={stack.quiet}>
            Not your address? <a href={LOGOUT_URL}>Sign out</a>, and open an account with the right one.
          </p>
        </>
      )}
    </DialogWindow>
  );
}
