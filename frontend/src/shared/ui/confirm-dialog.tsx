import * as words from '@anew/words/controls';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { Notice } from './notice';
import stack from './stack.module.css';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  description: ReactNode;
  confirm: string;
  cancel?: string;
  /** The confirmed action is running. The dialog stays until its owner closes it. */
  pending?: boolean;
  pendingLabel?: string;
  failure?: string | null;
  danger?: boolean;
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  focusAfterward?: string;
  children?: ReactNode;
}

/** Asks before something is done, and says why when it could not be done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, confirm, cancel = words.cancel(), onConfirm, onClose, children } = props;
  const { pending = false, pendingLabel, failure, danger = false, disabled = false, focusAfterward } = props;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!pending && !disabled) onConfirm();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !pending && onClose()}
      title={title}
      description={description}
      focusAfterward={focusAfterward}
    >
      <form onSubmit={submit} className={stack.stack}>
        {children}
        {failure && <Notice tone="danger">{failure}</Notice>}
        <div className={stack.actions}>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            disabled={disabled}
            pending={pending}
            pendingLabel={pendingLabel}
          >
            {confirm}
          </Button>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
