import type { TotpSetup } from '@anew/contracts/identity/views';
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
  return <img src={source} alt="Code for your app to scan" width={220} height={220} />;
}

export default function TotpSetupDialog({ setup, onConfirmed, onClose }: TotpSetupProps) {
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useConfirmTotp();
  const confirm = () =>
    mutate(code.replaceAll(' ', ''), { onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes) });
  return (
    <ConfirmDialog
      open
      title="Turn on codes"
      description="Open the app on your phone that makes codes, and scan this picture. Any such app will do."
      confirm="Turn on"
      disabled={code.trim() === ''}
      pending={isPending}
      pendingLabel="Checking..."
      failure={error && methodFailureText(error)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Picture uri={setup.uri} />
      <CopyField label="Or type this into your app" value={setup.secret} button="Copy" copied="Copied" />
      <TextField
        label="The code that your app shows now"
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        onChange={(event) => setCode(event.target.value)}
      />
    </ConfirmDialog>
  );
}
