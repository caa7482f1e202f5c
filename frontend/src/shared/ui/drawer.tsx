import * as words from '@anew/words/controls';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useContext } from 'react';
import { ScreenLanguage } from '../lib/screen-language';
import { closeOnEscape } from './close-on-escape';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';
import { Scrim } from './scrim';
import { useFocusReturn } from './use-focus-return';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
}

export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          lang={useContext(ScreenLanguage)}
          className={styles.drawer}
          aria-describedby={undefined}
          {...focus}
          {...closeOnEscape(onOpenChange)}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={words.close()} />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
