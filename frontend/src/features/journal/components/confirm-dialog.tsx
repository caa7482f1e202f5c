import { useEffect } from 'react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import styles from './journal.module.css';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  description: string;
  confirm: string;
  pending?: boolean;
  pendingLabel?: string;
  onConfirm: () => void;
  onClose: () => void;
  /** The id of what takes the focus when the button that asked is gone. */
  focusAfterwards?: string;
}

function useFocusReturn(open: boolean, otherwise: string) {
  useEffect(() => {
    if (!open) return;
    const asker = document.activeElement;
    return () =>
      void setTimeout(() => {
        const target = asker?.isConnected ? asker : document.getElementById(otherwise);
        if (target instanceof HTMLElement) target.focus();
      });
  }, [open, otherwise]);
}

/** Asks before something is gone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, confirm, pending = false, pendingLabel, onConfirm, onClose } = props;
  useFocusReturn(open, props.focusAfterwards ?? '');
  return (
    <Dialog open={open} onOpenChange={(stays) => !stays && onClose()} title={title} description={description}>
      <div className={styles.row}>
        <Button pending={pending} pendingLabel={pendingLabel} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
