import * as words from '@anew/words/proof';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { addressQuery } from '#api/account';
import { LOGOUT_URL } from '#api/addresses';
import { Button } from '../ui/button';
import DialogWindow from '../ui/dialog-window';
import { ErrorState } from '../ui/error-state';
import { Notice } from '../ui/notice';
import { Sentence } from '../ui/sentence';
import { Spinner } from '../ui/spinner';
import stack from '../ui/stack.module.css';
import { TextField } from '../ui/text-field';
import { addressFailureText, codeError, useProveAddress, useSendCode } from './address';
import { proofStore } from './proof-store';

const decline = () => proofStore.answer(false);

function SendCode({ again }: { again: boolean }) {
  const { mutate, isPending, isSuccess, error } = useSendCode();
  return (
    <div className={stack.stack}>
      {isSuccess && (
        <Notice tone="success" live>
          {words.newCodeComes()}
        </Notice>
      )}
      {error && <Notice tone="danger">{addressFailureText(error)}</Notice>}
      <div className={stack.actions}>
        <Button
          variant={again ? 'quiet' : 'primary'}
          pending={isPending}
          pendingLabel={words.sending()}
          onClick={() => mutate()}
        >
          {again ? words.sendNewCode() : words.sendCode()}
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
        label={words.eightDigits()}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={12}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={wrong && <span role="alert">{wrong}</span>}
      />
      {error && wrong === null && <Notice tone="danger">{addressFailureText(error)}</Notice>}
      <div className={stack.actions}>
        <Button
          type="submit"
          disabled={code.trim() === ''}
          pending={isPending}
          pendingLabel={words.checking()}
        >
          {words.goOn()}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={decline}>
          {words.notNow()}
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
      onOpenChange={(open) => !open && decline()}
      title={words.addressTitle()}
      description={
        data && (sent ? words.codeSent({ email: data.email }) : words.codeComes({ email: data.email }))
      }
    >
      {isPending && <Spinner label={words.oneMoment()} />}
      {!isPending && !data && <ErrorState onRetry={() => void refetch()} />}
      {data && (
        <>
          {sent && <CodeForm />}
          <SendCode again={sent} />
          <p className={stack.quiet}>
            <Sentence>{words.notYours({ out: (text) => <a href={LOGOUT_URL}>{text}</a> })}</Sentence>
          </p>
        </>
      )}
    </DialogWindow>
  );
}
