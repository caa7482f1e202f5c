import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { Notice } from '../../../shared/ui/notice';
import stack from '../../../shared/ui/stack.module.css';
import { useReturnFocus } from '../hooks/use-return-focus';

interface ConfirmDialogProps {
  title: string;
  description: string;
  confirm: string;
  pending: boolean;
  pendingLabel: string;
  failure: string | null;
  danger?: boolean;
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Stays open until what was confirmed is done, and says why when it could not be. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirm, pending, pendingLabel, failure, onConfirm, onClose, children } = props;
  const { danger = false, disabled = false } = props;
  useReturnFocus();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!pending && !disabled) onConfirm();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={title}
      description={description}
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
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
