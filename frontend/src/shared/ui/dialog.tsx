import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button';
import { classNames } from '../lib/class-names';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  width?: 'narrow' | 'wide';
  /** The id of what takes the focus afterwards, when what had it before is gone. */
  focusAfterwards?: string | undefined;
}

/** Without a trigger of Radix's own, the focus would be lost on closing: it goes back to whatever had it before. */
function useFocusReturn(otherwise: string) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const asker = before.current;
      const target = asker?.isConnected ? asker : document.getElementById(otherwise);
      if (target instanceof HTMLElement) target.focus();
    },
  };
}

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, width = 'narrow', focusAfterwards = '' } = props;
  const focus = useFocusReturn(focusAfterwards);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={classNames(styles.dialog, styles[width])}
          {...focus}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label="Close" />
            </Radix.Close>
          </div>
          {description !== undefined && (
            <Radix.Description className={styles.lead}>{description}</Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
