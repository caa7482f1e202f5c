import type { ConversationSummary } from '@anew/contracts/coaching/views';
import { Link } from 'react-router-dom';
import { shortDate } from '../../../shared/lib/dates';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { EmptyState } from '../../../shared/ui/empty-state';
import iconButton from '../../../shared/ui/icon-button.module.css';
import layout from '../../../shared/ui/layout.module.css';
import { Loaded } from '../../../shared/ui/loaded';
import { TwoCups } from '../../../shared/ui/scenes/two-cups';
import stack from '../../../shared/ui/stack.module.css';
import { useConversations } from '../api/conversations';
import { useDeleting } from '../hooks/use-deleting';
import { conversationPath } from '../hooks/use-view';
import styles from './coaching.module.css';
import { Glyph } from './glyph';

interface ConversationsProps {
  /** Of the button that takes the focus once a conversation is gone. */
  id: string;
  activeId: string | null;
  onStartNew: () => void;
  /** One has been selected or started. */
  onChosen: () => void;
  onDeleted: (id: string) => void;
}

interface EntryProps {
  conversation: ConversationSummary;
  isActive: boolean;
  onChosen: () => void;
  onDelete: (conversation: ConversationSummary) => void;
}

function Entry({ conversation, isActive, onChosen, onDelete }: EntryProps) {
  const { id, title, updatedAt } = conversation;
  return (
    <li className={styles.entry}>
      <Link to={conversationPath(id)} aria-current={isActive ? 'page' : undefined} onClick={onChosen}>
        <span className={styles.title}>{title}</span>
        <time dateTime={updatedAt} className={layout.muted}>
          {shortDate(updatedAt)}
        </time>
      </Link>
      <button
        type="button"
        className={iconButton.button}
        aria-label={`Delete conversation: ${title}`}
        onClick={() => onDelete(conversation)}
      >
        <Glyph name="bin" />
      </button>
    </li>
  );
}

function List({ activeId, id, onChosen, onDeleted }: Omit<ConversationsProps, 'onStartNew'>) {
  const { askedFor, ask, ...deleting } = useDeleting(onDeleted);
  return (
    <>
      <Loaded
        query={useConversations()}
        loading="Loading your conversations"
        failed="Your conversations did not load"
      >
        {(conversations) =>
          conversations?.length ? (
            <ul role="list" className={layout.tight}>
              {conversations.map((it) => (
                <Entry
                  key={it.id}
                  conversation={it}
                  isActive={it.id === activeId}
                  onChosen={onChosen}
                  onDelete={ask}
                />
              ))}
            </ul>
          ) : (
            <EmptyState illustration={<TwoCups />} title="No conversations yet">
              Start your first conversation
            </EmptyState>
          )
        }
      </Loaded>
      <ConfirmDialog
        open={askedFor !== null}
        title="Delete this conversation?"
        description={`“${askedFor?.title ?? ''}” and the coach’s answers in it will be gone.`}
        confirm="Delete"
        cancel="Keep it"
        danger
        pending={deleting.isPending}
        pendingLabel="Deleting..."
        failure={deleting.failure}
        focusAfterwards={id}
        onConfirm={deleting.confirm}
        onClose={deleting.close}
      />
    </>
  );
}

export function Conversations({ onStartNew, ...list }: ConversationsProps) {
  function startNew() {
    onStartNew();
    list.onChosen();
  }

  return (
    <div className={stack.stack}>
      <Button id={list.id} variant="secondary" wide onClick={startNew}>
        <Glyph name="plus" />
        New Conversation
      </Button>
      <List {...list} />
    </div>
  );
}
