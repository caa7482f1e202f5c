import { useState } from 'react';
import { DELETE_CONFIRMATION } from '#api/account-calls';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { TextField } from '#shared/ui/text-field';
import { deleteFailureText, useDeleteAccount } from '../hooks/use-own-data';

const GOES = [
  'your sign-in, your name, email address and picture',
  'your journal, shared entries too, your appreciations, and your answers to the daily questions',
  'your answers to the assessment, and the results that rest on them',
  'your conversations with the coach and your progress in the modules',
];

export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { mutate, isPending, isSuccess, error } = useDeleteAccount();
  const confirmed = typed.trim().toLowerCase() === DELETE_CONFIRMATION;

  return (
    <ConfirmDialog
      open
      title="Delete your account?"
      description="This happens at once, signs you out everywhere and cannot be undone. Export your data first if you want to keep it."
      confirm="Delete my account"
      danger
      disabled={!confirmed}
      pending={isPending || isSuccess}
      pendingLabel="Deleting..."
      failure={error && deleteFailureText(error)}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <div>
        <p>What goes:</p>
        <ul>
          {GOES.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </div>
      <p>Your partner keeps their own account, the couple account and everything they wrote themselves.</p>
      <TextField
        label={
          <>
            Type <em>{DELETE_CONFIRMATION}</em> to confirm
          </>
        }
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </ConfirmDialog>
  );
}
