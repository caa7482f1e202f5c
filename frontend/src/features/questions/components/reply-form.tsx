import { REPLY_MAX } from '@anew/contracts/content/answers';
import { type SubmitEvent, useState } from 'react';
import { serverMessageOr } from '#shared/api/http-error';
import { draftKey } from '#shared/lib/drafts';
import { useDraft } from '#shared/lib/use-draft';
import { classNames } from '#shared/lib/class-names';
import { Button } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { TextArea } from '#shared/ui/text-area';
import { useToast } from '#shared/ui/toast/use-toast';
import { useReply } from '../hooks/use-questions';
import { roomLeft, tooLong } from '../lib/limits';
import { TRY_AGAIN } from '../lib/words';
import styles from './questions.module.css';

const NOT_SENT = 'Your reply is not sent yet';

interface ReplyFormProps {
  userId: string;
  promptId: string;
  partner: string;
}

const useReplyDraft = (userId: string, promptId: string) =>
  useDraft({
    key: draftKey(`reply to ${promptId}`, userId),
    empty: '',
    parse: (stored) => (typeof stored === 'string' ? stored : null),
    isEmpty: (text) => text.trim() === '',
  });

/** One reply, and it stays: the other may have read it by then. */
export function ReplyForm({ userId, promptId, partner }: ReplyFormProps) {
  const { value: text, change, forget } = useReplyDraft(userId, promptId);
  const [isOpen, setOpen] = useState(text !== '');
  const { toast } = useToast();
  const { mutate, isPending, error } = useReply(promptId, {
    onSuccess: () => {
      toast({ title: 'Reply sent', variant: 'success' });
      forget();
    },
    onError: (failure) =>
      toast({ title: NOT_SENT, description: serverMessageOr(TRY_AGAIN, failure), variant: 'destructive' }),
  });
  const wrong = tooLong(text, REPLY_MAX);
  const canSend = text.trim() !== '' && wrong === null;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (canSend && !isPending) mutate(text.trim());
  }

  if (!isOpen) {
    return (
      <Button variant="quiet" className={styles.flush} onClick={() => setOpen(true)}>
        Reply
      </Button>
    );
  }
  return (
    <form onSubmit={submit} className={classNames(stack.stack, styles.stretch)}>
      <TextArea
        label={
          <>
            Your reply to <bdi>{partner || 'your partner'}</bdi>
          </>
        }
        hint={roomLeft(text, REPLY_MAX) ?? 'You each have one short reply.'}
        error={wrong}
        dir="auto"
        value={text}
        readOnly={isPending}
        autoFocus
        onChange={({ target }) => change(target.value)}
      />
      {error && (
        <Notice tone="danger" title={NOT_SENT}>
          {serverMessageOr(TRY_AGAIN, error)}
        </Notice>
      )}
      <div className={stack.actions}>
        <Button
          type="submit"
          variant="secondary"
          disabled={!canSend}
          pending={isPending}
          pendingLabel="Sending..."
        >
          Send my reply
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)} disabled={isPending}>
          Close
        </Button>
      </div>
    </form>
  );
}
