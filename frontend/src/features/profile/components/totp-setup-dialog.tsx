import type { TotpSetup } from '@anew/contracts/identity/views';
import * as words from '@anew/words/app-codes';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { CopyField } from '#shared/ui/copy-field';
import { TextField } from '#shared/ui/text-field';
import { methodFailureText, useConfirmTotp } from '../hooks/use-sign-in-methods';

export interface TotpSetupProps {
  setup: TotpSetup;
  onConfirmed: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** The setup address as a QR code for the phone to scan. */
function Picture({ uri }: { uri: string }) {
  const source = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`;
  return <img src={source} alt={words.scanPicture()} width={220} height={220} />;
}

export default function TotpSetupDialog({ setup, onConfirmed, onClose }: TotpSetupProps) {
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useConfirmTotp();
  const confirm = () =>
    mutate(code.replaceAll(' ', ''), { onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes) });
  return (
    <ConfirmDialog
      open
      title={words.title()}
      description={words.scanText()}
      confirm={words.turnOn()}
      disabled={code.trim() === ''}
      pending={isPending}
      pendingLabel={words.checking()}
      failure={error && methodFailureText(error)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Picture uri={setup.uri} />
      <CopyField
        label={words.typeSecret()}
        value={setup.secret}
        button={words.copy()}
        copied={words.copied()}
      />
      <TextField
        label={words.shownCode()}
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        onChange={(event) => setCode(event.target.value)}
      />
    </ConfirmDialog>
  );
}
