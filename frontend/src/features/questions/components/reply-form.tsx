import { REPLY_MAX } from '@anew/contracts/content/answers';
import { useState } from 'react';
import { serverMessageOr } from '#shared/api/http-error';
import { draftKey } from '#shared/lib/drafts';
import { useDraft } from '#shared/lib/use-draft';
import { Button } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import { WordsForm } from '#shared/ui/words-form';
import { useReply } from '../hooks/use-questions';
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

/** Form for a reply. A sent reply cannot be changed, because the partner may have read it. */
export function ReplyForm({ userId, promptId, partner }: ReplyFormProps) {
  const { value: text, change, forget } = useReplyDraft(userId, promptId);
  const [isOpen, setOpen] = useState(text !== '');
  const { toast } = useToast();
  const lateToast = useLateToast();
  const { mutate, isPending, error } = useReply(promptId, {
    onSuccess: () => {
      toast({ title: 'Reply sent', variant: 'success' });
      forget();
    },
    onError: (failure) => lateToast({ title: NOT_SENT, description: serverMessageOr(TRY_AGAIN, failure) }),
  });
  if (!isOpen) {
    return (
      <Button variant="quiet" className={styles.flush} onClick={() => setOpen(true)}>
        Reply
      </Button>
    );
  }
  return (
    <WordsForm
      label={
        <>
          Your reply to <bdi>{partner || 'your partner'}</bdi>
        </>
      }
      hint="You each have one short reply."
      most={REPLY_MAX}
      text={text}
      onChange={change}
      failure={
        error && (
          <Notice tone="danger" title={NOT_SENT}>
            {serverMessageOr(TRY_AGAIN, error)}
          </Notice>
        )
      }
      submit="Send my reply"
      pending={isPending}
      pendingLabel="Sending..."
      onSubmit={(words) => mutate(words)}
      onClose={() => setOpen(false)}
    />
  );
}
