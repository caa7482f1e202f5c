import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/button';
import { Drawer } from '../../../shared/ui/drawer';
import { Icon } from '../../../shared/ui/icon';
import { IconButton } from '../../../shared/ui/icon-button';
import { Tooltip } from '../../../shared/ui/tooltip';
import type { SettingsHandle } from '../hooks/use-settings';
import { leaveAtOnce } from '../lib/quick-exit';
import styles from './coaching.module.css';
import { ChatSettingsForm } from './chat-settings-form';

interface ToolbarProps {
  settings: SettingsHandle;
  listOpen: boolean;
  onListOpen: (open: boolean) => void;
  /** The conversations, for where there is no room beside the chat. */
  children: ReactNode;
}

/** Stays below the app's header, which grows when it has something to say. */
function useBelowHeader() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const header = document.querySelector('header');
    if (!header) return;
    const observer = new ResizeObserver(() => {
      if (bar.current) bar.current.style.top = `${header.offsetHeight}px`;
    });
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
  return bar;
}

function QuickExit() {
  return (
    <div className={styles.exit}>
      <span id="quick-exit-hint" className={styles.exitHint}>
        Opens a weather page at once. Or press Esc three times.
      </span>
      <Button variant="secondary" aria-describedby="quick-exit-hint" onClick={leaveAtOnce}>
        Quick exit
      </Button>
    </div>
  );
}

export function Toolbar({ settings, listOpen, onListOpen, children }: ToolbarProps) {
  const bar = useBelowHeader();
  const [settingsOpen, setSettingsOpen] = useState(false);
  return (
    <div ref={bar} className={styles.bar}>
      <span className={styles.narrowOnly}>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => onListOpen(true)}>
          <Icon name="chat" />
          Conversations
        </Button>
      </span>
      <Tooltip hint="Tell the coach about the two of you">
        {(described) => (
          <IconButton
            {...described}
            icon="sliders"
            label="Chat settings"
            aria-haspopup="dialog"
            onClick={() => setSettingsOpen(true)}
          />
        )}
      </Tooltip>
      <QuickExit />
      <Drawer open={listOpen} onOpenChange={onListOpen} title="Conversations">
        {children}
      </Drawer>
      <Drawer open={settingsOpen} onOpenChange={setSettingsOpen} title="Chat settings">
        <ChatSettingsForm {...settings} />
      </Drawer>
    </div>
  );
}
