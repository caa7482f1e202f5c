import * as words from '@anew/words/coaching';
import { useId, useState } from 'react';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import { TextButton } from '#shared/ui/text-button';
import { useHiddenConversations } from '../hooks/use-conversations';
import styles from './coaching.module.css';
import { Entries, type EntryActions } from './conversation-entry';

function Hidden(actions: EntryActions) {
  const query = useHiddenConversations();
  return (
    <Loaded query={query} loading={words.loadingHidden()} failed={words.hiddenNotLoaded()}>
      {(hidden) =>
        hidden.length ? (
          <Entries conversations={hidden} query={query} {...actions} />
        ) : (
          <p className={layout.muted}>{words.nothingHidden()}</p>
        )
      }
    </Loaded>
  );
}

/**
 * Shown below every list, even when nothing is hidden, so that its presence reveals nothing. It is closed on each
 * visit, and reads nothing before it is opened.
 */
export function HiddenConversations(actions: EntryActions) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.hidden}>
      <TextButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.closeHidden() : words.showHidden()}
      </TextButton>
      <div id={id}>{isOpen && <Hidden {...actions} />}</div>
    </div>
  );
}
