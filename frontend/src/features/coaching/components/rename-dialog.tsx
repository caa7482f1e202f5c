import { CONVERSATION_TITLE_MAX, type ConversationSummary } from '@anew/contracts/coaching/views';
import * as words from '@anew/words/coaching';
import { type SubmitEvent, useState } from 'react';
import type { ConversationChange } from '#api/coaching-calls';
import { serverMessageOr } from '#shared/api/http-error';
import { Button } from '#shared/ui/button';
import { Dialog } from '#shared/ui/dialog';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { TextField } from '#shared/ui/text-field';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useChangeConversation } from '../hooks/use-conversations';

const failureText = (error: Error) => serverMessageOr(words.changeFailed(), error);

type Change = (change: ConversationChange) => void;

function NameForm({ title, onSave }: { title: string; onSave: Change }) {
  const [name, setName] = useState(title);
  const isBlank = name.trim() === '';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isBlank) onSave({ title: name.trim() });
  }

  return (
    <form onSubmit={submit} className={stack.stack}>
      <TextField
        label={words.nameLabel()}
        autoFocus
        maxLength={CONVERSATION_TITLE_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={stack.actions}>
        <Button type="submit" disabled={isBlank}>
          {words.saveName()}
        </Button>
      </div>
    </form>
  );
}

/** Says what hiding does and does not do, because people who hide something rely on it. */
function Hiding({ isHidden, onChange }: { isHidden: boolean; onChange: Change }) {
  return (
    <div className={layout.inset}>
      <p>{isHidden ? words.hiddenText() : words.hideText()}</p>
      <div className={stack.actions}>
        <Button variant="secondary" onClick={() => onChange({ hidden: !isHidden })}>
          {isHidden ? words.putBack() : words.hide()}
        </Button>
      </div>
    </div>
  );
}

interface RenameDialogProps {
  conversation: ConversationSummary;
  /** Id of the element that takes the focus when the conversation has left the list. */
  focusAfterward: string;
  onHidden: (id: string) => void;
  onClose: () => void;
}

export function RenameDialog({ conversation, focusAfterward, onHidden, onClose }: RenameDialogProps) {
  const { id, title, hidden = false } = conversation;
  const lateToast = useLateToast();
  const { mutate, isPending, error } = useChangeConversation({
    onSuccess: (changed) => {
      if (changed.hidden && !hidden) onHidden(id);
      onClose();
    },
    // Whoever has closed the dialog must not take the conversation for hidden.
    onError: (failure) => lateToast({ title: failureText(failure) }),
  });
  const change: Change = (what) => {
    if (!isPending) mutate({ id, change: what });
  };

  return (
    <Dialog
      open
      title={words.renameOrHide()}
      focusAfterward={focusAfterward}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className={stack.stack}>
        {error && <Notice tone="danger">{failureText(error)}</Notice>}
        <NameForm title={title} onSave={change} />
        <Hiding isHidden={hidden} onChange={change} />
      </div>
    </Dialog>
  );
}
