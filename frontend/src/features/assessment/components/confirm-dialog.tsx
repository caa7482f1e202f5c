import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, description, confirm, cancel, onConfirm } = props;
  return (
    <Dialog open={open} onOpenChange={(stays) => !stays && onClose()} title={title} description={description}>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onClose}>
          {cancel}
        </Button>
        <Button
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
