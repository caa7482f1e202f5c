import * as words from '@anew/words/controls';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { classNames } from '../../lib/class-names';
import { Icon } from '../icon';
import { IconButton } from '../icon-button';
import motion from '../motion.module.css';
import { type ShownToast, toastStore } from './toast-store';
import styles from './toaster.module.css';

const CLOSES_AFTER_MS = 5_000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];

function OneToast({ toast }: { toast: ShownToast }) {
  const { id, open, title, description, variant = 'default', lasts, lang } = toast;
  return (
    <Toast.Root
      open={open}
      {...(lasts !== undefined && { duration: lasts })}
      onOpenChange={(isOpen) => !isOpen && toastStore.dismiss(id)}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      className={classNames(styles.toast, motion.rise, styles[variant])}
    >
      <Icon name={variant === 'destructive' ? 'alert' : 'check'} className={styles.icon} />
      <div className={styles.words} lang={lang}>
        <Toast.Title className={styles.title}>{title}</Toast.Title>
        {description !== undefined && <Toast.Description>{description}</Toast.Description>}
      </div>
      <Toast.Close asChild>
        <IconButton icon="close" label={words.close()} />
      </Toast.Close>
    </Toast.Root>
  );
}

export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.all);
  return (
    <Toast.Provider
      label={words.notification()}
      duration={CLOSES_AFTER_MS}
      swipeThreshold={SWIPE_THRESHOLD_PX}
      swipeDirection="right"
    >
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
      <Toast.Viewport
        label={words.notifications({ key: HOTKEY.join() })}
        hotkey={HOTKEY}
        className={styles.viewport}
      />
    </Toast.Provider>
  );
}
