import * as words from '@anew/words/coaching';
import { type ReactNode, useState } from 'react';
import { classNames } from '#shared/lib/class-names';
import { belowHeader } from '#shared/quick-exit/below-header';
import { QuickExit } from '#shared/quick-exit/quick-exit';
import { Button } from '#shared/ui/button';
import { Drawer } from '#shared/ui/drawer';
import { Icon } from '#shared/ui/icon';
import { IconButton } from '#shared/ui/icon-button';
import stack from '#shared/ui/stack.module.css';
import { Tooltip, TooltipArea } from '#shared/ui/tooltip';
import type { SettingsHandle } from '../hooks/use-settings';
import { CrisisHelp } from './about-coach';
import { ChatSettingsForm } from './chat-settings-form';
import styles from './coaching.module.css';

interface ToolbarProps {
  settings: SettingsHandle;
  listOpen: boolean;
  onListOpen: (open: boolean) => void;
  /** Called when the button that opens the list has the focus, as it has again when the list is closed. */
  onFocus: () => void;
  /** The list of conversations, shown in a drawer where there is no room beside the chat. */
  children: ReactNode;
}

export function Toolbar({ settings, listOpen, onListOpen, onFocus, children }: ToolbarProps) {
  const [settingsOpen, setSettingsOpen] = useState(false);
  return (
    <div ref={belowHeader} className={styles.bar}>
      <CrisisHelp />
      <span className={styles.narrowOnly}>
        <Button variant="quiet" aria-haspopup="dialog" onFocus={onFocus} onClick={() => onListOpen(true)}>
          <Icon name="chat" />
          <span className={styles.word}>{words.conversations()}</span>
        </Button>
      </span>
      <TooltipArea>
        <Tooltip hint={words.settingsHint()}>
          <IconButton
            icon="sliders"
            label={words.settingsTitle()}
            aria-haspopup="dialog"
            onClick={() => setSettingsOpen(true)}
          />
        </Tooltip>
      </TooltipArea>
      <div className={classNames(stack.actions, styles.exit)}>
        <QuickExit />
      </div>
      <Drawer open={listOpen} onOpenChange={onListOpen} title={words.conversations()}>
        {children}
      </Drawer>
      <Drawer open={settingsOpen} onOpenChange={setSettingsOpen} title={words.settingsTitle()}>
        <ChatSettingsForm {...settings} />
      </Drawer>
    </div>
  );
}
