import type { SignInMethods, TotpSetup } from '@anew/contracts/identity/views';
import * as words from '@anew/words/profile-sign-in';
import { Suspense, useState } from 'react';
import { lazyPart } from '#shared/lib/lazy-part';
import { Button } from '#shared/ui/button';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { methodFailureText, useBeginTotp, useRemoveTotp, useRenewCodes } from '../hooks/use-sign-in-methods';
import type { RecoveryCodesProps } from './recovery-codes-dialog';
import type { TotpSetupProps } from './totp-setup-dialog';

const setupDialog = lazyPart<TotpSetupProps>(() => import('./totp-setup-dialog'));
const codesDialog = lazyPart<RecoveryCodesProps>(() => import('./recovery-codes-dialog'));

/** Heading that takes the focus when the element that had it is gone. */
const HEADING = 'app-codes';

function TurnOn({ onBegun }: { onBegun: (setup: TotpSetup) => void }) {
  const { mutate, isPending, error } = useBeginTotp();
  return (
    <>
      {error && <Notice tone="danger">{methodFailureText(error)}</Notice>}
      <div className={stack.actions}>
        <Button
          variant="secondary"
          pending={isPending}
          onClick={() => mutate(undefined, { onSuccess: onBegun })}
        >
          {words.turnOnCodes()}
        </Button>
      </div>
    </>
  );
}

function TurnOff({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error } = useRemoveTotp(onClose);
  return (
    <ConfirmDialog
      open
      title={words.turnOffAsk()}
      description={words.turnOffText()}
      confirm={words.turnOff()}
      danger
      pending={isPending}
      failure={error && methodFailureText(error)}
      onConfirm={() => mutate()}
      onClose={onClose}
      focusAfterward={HEADING}
    />
  );
}

interface TurnedOnProps {
  left: number;
  onCodes: (codes: string[]) => void;
}

function TurnedOn({ left, onCodes }: TurnedOnProps) {
  const [leaving, setLeaving] = useState(false);
  const { mutate, isPending, error } = useRenewCodes();
  const renew = () => mutate(undefined, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) });
  return (
    <>
      <p>{words.codesOn({ count: left })}</p>
      {error && <Notice tone="danger">{methodFailureText(error)}</Notice>}
      <div className={stack.actions}>
        <Button variant="secondary" pending={isPending} onClick={renew}>
          {words.newCodes()}
        </Button>
        <Button variant="quiet" onClick={() => setLeaving(true)}>
          {words.turnOffCodes()}
        </Button>
      </div>
      {leaving && <TurnOff onClose={() => setLeaving(false)} />}
    </>
  );
}

/** Codes from an app as the second step of signing in, after the password. */
export function AppCodes({ totp, recoveryCodesLeft }: Pick<SignInMethods, 'totp' | 'recoveryCodesLeft'>) {
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  function confirmed(recoveryCodes: string[]) {
    setCodes(recoveryCodes);
    setSetup(null);
  }

  return (
    <div className={stack.stack}>
      <h3 id={HEADING} tabIndex={-1}>
        {words.codes()}
      </h3>
      <p>{words.codesText()}</p>
      {totp ? <TurnedOn left={recoveryCodesLeft} onCodes={setCodes} /> : <TurnOn onBegun={setSetup} />}
      <Suspense fallback={null}>
        {setup && (
          <setupDialog.Component setup={setup} onConfirmed={confirmed} onClose={() => setSetup(null)} />
        )}
        {codes && (
          <codesDialog.Component codes={codes} focusAfterward={HEADING} onClose={() => setCodes(null)} />
        )}
      </Suspense>
    </div>
  );
}
