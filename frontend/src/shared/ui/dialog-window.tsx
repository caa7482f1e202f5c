import * as words from '@anew/words/controls';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useContext } from 'react';
import { classNames } from '../lib/class-names';
import { ScreenLanguage } from '../lib/screen-language';
import { closeOnEscape } from './close-on-escape';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';
import motion from './motion.module.css';
import { Scrim } from './scrim';
import { useFocusReturn } from './use-focus-return';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Id of the element that takes the focus on closing, when the one that had it before is gone. */
  focusAfterward?: string;
}

export default function DialogWindow(props: DialogProps) {
  const { open, onOpenChange, title, description, children, focusAfterward = '' } = props;
  const focus = useFocusReturn(focusAfterward);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          lang={useContext(ScreenLanguage)}
          className={classNames(styles.dialog, motion.rise)}
          {...focus}
          {...closeOnEscape(onOpenChange)}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={words.close()} />
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
