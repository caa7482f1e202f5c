import type { PasskeyView } from '@anew/contracts/identity/views';
import * as words from '@anew/words/profile-sign-in';
import { useState } from 'react';
import { dateFormat } from '#shared/lib/dates';
import { Button } from '#shared/ui/button';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { Notice } from '#shared/ui/notice';
import { Sentence } from '#shared/ui/sentence';
import stack from '#shared/ui/stack.module.css';
import { TextField } from '#shared/ui/text-field';
import {
  methodFailureText,
  useAddPasskey,
  useRemovePasskey,
  useRenamePasskey,
} from '../hooks/use-sign-in-methods';
import { deviceWords } from '../lib/device-words';
import { canMakePasskeys } from '../lib/make-passkey';
import styles from './profile-page.module.css';

const DAY = dateFormat('profile-sign-in', { dateStyle: 'medium' });
const LONGEST_NAME = 60;
/** Heading that takes the focus when the element that had it is gone. */
const HEADING = 'passkeys';

function Rename({ passkey, onClose }: { passkey: PasskeyView; onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const { mutate, isPending, error } = useRenamePasskey(passkey.id, onClose);
  return (
    <ConfirmDialog
      open
      title={words.nameTitle()}
      description={words.nameText()}
      confirm={words.save()}
      disabled={name.trim() === ''}
      pending={isPending}
      failure={error && methodFailureText(error)}
      onConfirm={() => mutate(name)}
      onClose={onClose}
    >
      <TextField
        label={words.name()}
        value={name}
        maxLength={LONGEST_NAME}
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
      title={words.removeAsk({ name: passkey.name })}
      description={words.removeText()}
      confirm={words.remove()}
      danger
      pending={isPending}
      pendingLabel={words.removing()}
      failure={error && methodFailureText(error)}
      onConfirm={() => mutate()}
      onClose={onClose}
      focusAfterward={HEADING}
    />
  );
}

const hidden = (text: string) => <span className="visually-hidden">{text}</span>;

function PasskeyRow({ passkey }: { passkey: PasskeyView }) {
  const [asking, setAsking] = useState<'rename' | 'remove' | null>(null);
  const { name, createdAt, lastUsedAt } = passkey;
  const close = () => setAsking(null);
  const date = DAY.format(new Date(createdAt));
  return (
    <li className={stack.actions}>
      <div className={styles.name}>
        <strong data-not-ours>{name}</strong>
        <p>
          {lastUsedAt === null
            ? words.added({ date })
            : words.addedUsed({ date, used: DAY.format(new Date(lastUsedAt)) })}
        </p>
      </div>
      <div className={stack.actions}>
        <Button variant="quiet" onClick={() => setAsking('rename')}>
          <Sentence>{words.rename({ name, hidden })}</Sentence>
        </Button>
        <Button variant="remove" onClick={() => setAsking('remove')}>
          <Sentence>{words.removeThis({ name, hidden })}</Sentence>
        </Button>
      </div>
      {asking === 'rename' && <Rename passkey={passkey} onClose={close} />}
      {asking === 'remove' && <Remove passkey={passkey} onClose={close} />}
    </li>
  );
}

function AddPasskey() {
  const { mutate, isPending, error } = useAddPasskey();
  return (
    <>
      {error && <Notice tone="danger">{methodFailureText(error)}</Notice>}
      <div className={stack.actions}>
        <Button
          variant="secondary"
          pending={isPending}
          pendingLabel={words.waiting()}
          onClick={() => mutate(deviceWords(navigator.userAgent))}
        >
          {words.addPasskey()}
        </Button>
      </div>
    </>
  );
}

export function Passkeys({ passkeys }: { passkeys: PasskeyView[] }) {
  return (
    <div className={stack.stack}>
      <h3 id={HEADING} tabIndex={-1}>
        {words.passkeys()}
      </h3>
      <p>{words.passkeysText()}</p>
      {passkeys.length > 0 && (
        <ul role="list" className={stack.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canMakePasskeys() ? <AddPasskey /> : <p className={stack.quiet}>{words.noPasskeys()}</p>}
    </div>
  );
}
