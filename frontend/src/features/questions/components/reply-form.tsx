import { REPLY_MAX } from '@anew/contracts/content/answers';
import * as words from '@anew/words/question-answers';
import { useState } from 'react';
import { serverMessageOr } from '#shared/api/http-error';
import { draftKey } from '#shared/lib/drafts';
import { useDraft } from '#shared/lib/use-draft';
import { bdi } from '#shared/ui/bdi';
import { Button } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import { Sentence } from '#shared/ui/sentence';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import { WordsForm } from '#shared/ui/words-form';
import { useReply } from '../hooks/use-questions';
import styles from './questions.module.css';

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
      toast({ title: words.replySent(), variant: 'success' });
      forget();
    },
    onError: (failure) =>
      lateToast({ title: words.replyNotSent(), description: serverMessageOr(words.tryAgain(), failure) }),
  });
  if (!isOpen) {
    return (
      <Button variant="quiet" className={styles.flush} onClick={() => setOpen(true)}>
        {words.reply()}
      </Button>
    );
  }
  return (
    <WordsForm
      label={partner ? <Sentence>{words.replyTo({ name: partner, bdi })}</Sentence> : words.replyToPartner()}
      hint={words.oneReply()}
      most={REPLY_MAX}
      text={text}
      onChange={change}
      failure={
        error && (
          <Notice tone="danger" title={words.replyNotSent()}>
            {serverMessageOr(words.tryAgain(), error)}
          </Notice>
        )
      }
      submit={words.sendReply()}
      pending={isPending}
      pendingLabel={words.sending()}
      onSubmit={(reply) => mutate(reply)}
      onClose={() => setOpen(false)}
    />
  );
}
