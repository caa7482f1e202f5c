import type { ConversationSummary } from '@anew/contracts/coaching/views';
import * as words from '@anew/words/coaching';
import { useState } from 'react';
import { Button, ButtonLink } from '#shared/ui/button';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { EmptyState } from '#shared/ui/empty-state';
import { Loaded } from '#shared/ui/loaded';
import { TwoCups } from '#shared/ui/scenes/two-cups';
import stack from '#shared/ui/stack.module.css';
import { useConversations } from '../hooks/use-conversations';
import { useDeleting } from '../hooks/use-deleting';
import { Entries, type EntryActions } from './conversation-entry';
import { Glyph } from './glyph';
import { HiddenConversations } from './hidden-conversations';
import { RenameDialog } from './rename-dialog';

interface ConversationsProps {
  /** Id of the button that takes the focus once a conversation is gone. */
  id: string;
  activeId: string | null;
  /** Called when a conversation has been selected, or a new one is to begin, which has no id. */
  onChosen: (id: string | null) => void;
  onDeleted: (id: string) => void;
  onHidden: (id: string) => void;
}

interface DeleteDialogProps {
  deleting: ReturnType<typeof useDeleting>;
  focusAfterward: string;
}

function DeleteDialog({ deleting, focusAfterward }: DeleteDialogProps) {
  const { askedFor } = deleting;
  return (
    <ConfirmDialog
      open={askedFor !== null}
      title={words.deleteTitle()}
      description={words.deleteText({ title: askedFor?.title ?? '' })}
      confirm={words.deleteButton()}
      cancel={words.keepButton()}
      danger
      pending={deleting.isPending}
      pendingLabel={words.deleting()}
      failure={deleting.failure}
      focusAfterward={focusAfterward}
      onConfirm={deleting.confirm}
      onClose={deleting.close}
    />
  );
}

function List(actions: EntryActions) {
  const query = useConversations();
  return (
    <Loaded query={query} loading={words.loadingList()} failed={words.listNotLoaded()}>
      {(conversations) =>
        conversations.length ? (
          <Entries conversations={conversations} query={query} {...actions} />
        ) : (
          <EmptyState illustration={<TwoCups />} title={words.emptyTitle()}>
            {words.emptyText()}
          </EmptyState>
        )
      }
    </Loaded>
  );
}

export function Conversations(props: ConversationsProps) {
  const { id, activeId, onChosen, onDeleted, onHidden } = props;
  const [renamed, setRenamed] = useState<ConversationSummary | null>(null);
  const deleting = useDeleting(onDeleted);
  const actions = { activeId, onChosen, onRename: setRenamed, onDelete: deleting.ask };

  return (
    <div className={stack.stack}>
      <Button id={id} variant="secondary" wide onClick={() => onChosen(null)}>
        <Glyph name="plus" />
        {words.newConversation()}
      </Button>
      <ButtonLink to="/coaching/rehearse" variant="quiet" wide>
        {words.rehearse()}
      </ButtonLink>
      <List {...actions} />
      <HiddenConversations {...actions} />
      <DeleteDialog deleting={deleting} focusAfterward={id} />
      {renamed && (
        <RenameDialog
          conversation={renamed}
          focusAfterward={id}
          onHidden={onHidden}
          onClose={() => setRenamed(null)}
        />
      )}
    </div>
  );
}
