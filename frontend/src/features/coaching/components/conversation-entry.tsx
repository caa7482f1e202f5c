import type { ConversationSummary } from '@anew/contracts/coaching/views';
import * as words from '@anew/words/coaching';
import { Link } from 'react-router-dom';
import { DateText } from '#shared/ui/date-text';
import { IconButton } from '#shared/ui/icon-button';
import iconButton from '#shared/ui/icon-button.module.css';
import layout from '#shared/ui/layout.module.css';
import { type ListRead, ShowMore } from '#shared/ui/show-more';
import { conversationPath } from '../hooks/use-view';
import styles from './coaching.module.css';
import { Glyph } from './glyph';

/** Actions on a conversation of the list. */
export interface EntryActions {
  activeId: string | null;
  onChosen: (id: string) => void;
  onRename: (conversation: ConversationSummary) => void;
  onDelete: (conversation: ConversationSummary) => void;
}

interface EntryProps extends EntryActions {
  conversation: ConversationSummary;
}

function Entry({ conversation, activeId, onChosen, onRename, onDelete }: EntryProps) {
  const { id, title, updatedAt } = conversation;
  return (
    <li className={styles.entry}>
      <Link
        to={conversationPath(id)}
        aria-current={id === activeId ? 'page' : undefined}
        onClick={() => onChosen(id)}
      >
        <span className={styles.title} dir="auto" data-not-ours>
          {title}
        </span>
        <DateText at={updatedAt} className={layout.muted} />
      </Link>
      <IconButton
        icon="pen"
        label={words.renameOrHideOne({ title })}
        onClick={() => onRename(conversation)}
      />
      <button
        type="button"
        className={iconButton.button}
        aria-label={words.deleteOne({ title })}
        onClick={() => onDelete(conversation)}
      >
        <Glyph name="bin" />
      </button>
    </li>
  );
}

interface EntriesProps extends EntryActions {
  conversations: readonly ConversationSummary[];
  query: ListRead;
}

export function Entries({ conversations, query, ...actions }: EntriesProps) {
  return (
    <>
      <ul role="list" className={layout.tight}>
        {conversations.map((it) => (
          <Entry key={it.id} conversation={it} {...actions} />
        ))}
      </ul>
      <ShowMore
        label={words.showOlder()}
        end={words.listEnd()}
        failed={words.olderNotLoaded()}
        query={query}
        shown={conversations.length}
      />
    </>
  );
}
