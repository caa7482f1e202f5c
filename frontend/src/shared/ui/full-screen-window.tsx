import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useContext } from 'react';
import { classNames } from '../lib/class-names';
import { ScreenLanguage } from '../lib/screen-language';
import { closeOnEscape } from './close-on-escape';
import styles from './full-screen-window.module.css';
import motion from './motion.module.css';
import { useFocusReturn } from './use-focus-return';

interface FullScreenWindowProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Drawing above the title. */
  picture: ReactNode;
  children: ReactNode;
}

/** A dialog that fills the whole screen, for the rare moment that deserves it. Escape closes it. */
export function FullScreenWindow({ open, onOpenChange, title, picture, children }: FullScreenWindowProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Content
          lang={useContext(ScreenLanguage)}
          className={classNames(styles.window, motion.appear)}
          aria-describedby={undefined}
          {...focus}
          {...closeOnEscape(onOpenChange)}
        >
          <div className={styles.middle}>
            {picture}
            <Radix.Title asChild className={styles.title}>
              <h1>{title}</h1>
            </Radix.Title>
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
