import type { ProofWays } from '@anew/contracts/identity/views';
import { cancel } from '@anew/words/controls';
import * as words from '@anew/words/proof';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { proofWaysQuery } from '#api/account';
import { browser } from '../lib/browser';
import { Button } from '../ui/button';
import DialogWindow from '../ui/dialog-window';
import { ErrorState } from '../ui/error-state';
import { Notice } from '../ui/notice';
import { Spinner } from '../ui/spinner';
import stack from '../ui/stack.module.css';
import { TextField } from '../ui/text-field';
import { proofStore } from './proof-store';
import {
  isWrongPassword,
  passkeyFailureText,
  proofFailureText,
  providerAddress,
  useConfirmPasskey,
  useConfirmPassword,
} from './ways';

const decline = () => proofStore.answer(false);

function PasswordForm() {
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useConfirmPassword(() => proofStore.answer(true));
  const wrong = isWrongPassword(error);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isPending && password !== '') mutate(password);
  }

  return (
    <form onSubmit={submit} className={stack.stack}>
      <TextField
        label={words.yourPassword()}
        type="password"
        autoComplete="current-password"
        autoFocus
        maxLength={128}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={wrong && error && <span role="alert">{proofFailureText(error)}</span>}
      />
      {error && !wrong && <Notice tone="danger">{proofFailureText(error)}</Notice>}
      <div className={stack.actions}>
        <Button type="submit" disabled={password === ''} pending={isPending} pendingLabel={words.checking()}>
          {words.goOn()}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={decline}>
          {cancel()}
        </Button>
      </div>
    </form>
  );
}

function AtProvider() {
  return (
    <div className={stack.stack}>
      <p>{words.atProvider()}</p>
      <div className={stack.actions}>
        <Button onClick={() => browser.goTo(providerAddress())}>{words.signInAgain()}</Button>
        <Button variant="secondary" onClick={decline}>
          {cancel()}
        </Button>
      </div>
    </div>
  );
}

function ByPasskey() {
  const { mutate, isPending, error } = useConfirmPasskey(() => proofStore.answer(true));
  return (
    <div className={stack.stack}>
      <div className={stack.actions}>
        <Button variant="secondary" pending={isPending} onClick={() => mutate()}>
          {words.usePasskey()}
        </Button>
      </div>
      {error && <Notice tone="danger">{passkeyFailureText(error)}</Notice>}
    </div>
  );
}

/** Offers the preferred kind of proof and, beside a password, a passkey. A new kind of proof needs a branch here. */
function Way({ ways }: ProofWays) {
  if (ways[0] === 'provider') return <AtProvider />;
  return (
    <div className={stack.rows}>
      <PasswordForm />
      {ways.includes('passkey') && <ByPasskey />}
    </div>
  );
}

export default function ProofWindow() {
  const { data, isPending, refetch } = useQuery(proofWaysQuery);
  return (
    <DialogWindow
      open
      onOpenChange={(open) => !open && decline()}
      title={words.title()}
      description={words.text()}
    >
      {isPending && <Spinner label={words.oneMoment()} />}
      {!isPending && !data && <ErrorState onRetry={() => void refetch()} />}
      {data && <Way ways={data.ways} />}
    </DialogWindow>
  );
}
