import { deviceName } from '@anew/contracts/identity/device-name';
import type { PasskeyView } from '@anew/contracts/identity/views';
import { useState } from 'react';
import { dateFormat } from '#shared/lib/dates';
import { Button } from '#shared/ui/button';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import stack from '#shared/ui/stack.module.css';
import { TextField } from '#shared/ui/text-field';
import {
  methodFailureText,
  useAddPasskey,
  useRemovePasskey,
  useRenamePasskey,
} from '../hooks/use-sign-in-methods';
import { canMakePasskeys } from '../lib/make-passkey';
import styles from './profile-page.module.css';

const DAY = dateFormat({ dateStyle: 'medium' });
const LONGEST_NAME = 60;
/** Heading that takes the focus when the element that had it is gone. */
const HEADING = 'passkeys';

function Rename({ passkey, onClose }: { passkey: PasskeyView; onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const { mutate, isPending, error } = useRenamePasskey(passkey.id, onClose);
  return (
    <ConfirmDialog
      open
      title="Name this passkey"
      description="Choose a name that tells you where it is kept."
      confirm="Save"
      disabled={name.trim() === ''}
      pending={isPending}
      failure={error && methodFailureText(error)}
      onConfirm={() => mutate(name)}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
    </ConfirmDialog>
  );
}

function Remove({ passkey, onClose }: { passkey: PasskeyView; onClose: () => void }) {
  const { mutate, isPending, error } = useRemovePasskey(passkey.id);
  return (
    <ConfirmDialog
      open
      title={`Remove ${passkey.name}?`}
      description="It no longer opens your account. You can still sign in with your password."
      confirm="Remove"
      danger
      pending={isPending}
      pendingLabel="Removing..."
      failure={error && methodFailureText(error)}
      onConfirm={() => mutate()}
      onClose={onClose}
      focusAfterwards={HEADING}
    />
  );
}

function PasskeyRow({ passkey }: { passkey: PasskeyView }) {
  const [asking, setAsking] = useState<'rename' | 'remove' | null>(null);
  const { name, createdAt, lastUsedAt } = passkey;
  const close = () => setAsking(null);
  const used = lastUsedAt === null ? 'not used yet' : `last used ${DAY.format(new Date(lastUsedAt))}`;
  return (
    <li className={stack.row}>
      <div className={styles.name}>
        <strong>{name}</strong>
        <p>
          Added {DAY.format(new Date(createdAt))}, {used}
        </p>
      </div>
      <div className={stack.actions}>
        <Button variant="quiet" onClick={() => setAsking('rename')}>
          Rename<span className="visually-hidden"> {name}</span>
        </Button>
        <Button variant="remove" onClick={() => setAsking('remove')}>
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
      {asking === 'rename' && <Rename passkey={passkey} onClose={close} />}
      {asking === 'remove' && <Remove passkey={passkey} onClose={close} />}
    </li>
  );
}

function AddPasskey() {
  const { mutate, isPending } = useAddPasskey();
  return (
    <div className={stack.actions}>
      <Button
        variant="secondary"
        pending={isPending}
        pendingLabel="Waiting for your device..."
        onClick={() => mutate(deviceName(navigator.userAgent))}
      >
        Add a passkey
      </Button>
    </div>
  );
}

export function Passkeys({ passkeys }: { passkeys: PasskeyView[] }) {
  return (
    <div className={stack.stack}>
      <h3 id={HEADING} tabIndex={-1}>
        Passkeys
      </h3>
      <p>
        Sign in with your face, your finger or your phone’s PIN. There is no password to guess or to steal.
        Add one only on a device that is yours alone.
      </p>
      {passkeys.length > 0 && (
        <ul role="list" className={stack.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canMakePasskeys() ? (
        <AddPasskey />
      ) : (
        <p className={stack.quiet}>This browser cannot make passkeys. Try a newer one.</p>
      )}
    </div>
  );
}
