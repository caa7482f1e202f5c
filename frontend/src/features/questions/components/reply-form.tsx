import { REPLY_MAX } from '@anew/contracts/content/answers';
import * as words from '@anew/words/question-answers';
import { useState } from 'react';
import { serverMessageOr } from '#shared/api/http-error';
import { draftKey } from '#shared/lib/drafts';
import { useDraft } from '#shared/lib/use-draft';
import { bdi } from '#shared/ui/bdi';
import { Button } from '#shared/ui/button';
import { passFocusOn } from '#shared/ui/heading-focus';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import { Sentence } from '#shared/ui/sentence';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import { WordsForm } from '#shared/ui/words-form';
import { useReply } from '../hooks/use-questions';

interface ReplyFormProps {
  userId: string;
  promptId: string;
  /** The question's words, which tell this form from those of other questions. */
  question: string;
  partner: string;
}

const useReplyDraft = (userId: string, promptId: string) =>
  useDraft({
    key: draftKey(`reply to ${promptId}`, userId),
    empty: '',
    parse: (stored) => (typeof stored === 'string' ? stored : null),
    isEmpty: (text) => text.trim() === '',
  });

function Failure({ error }: { error: Error }) {
  return (
    <Notice tone="danger" title={words.replyNotSent()}>
      {serverMessageOr(words.tryAgain(), error)}
    </Notice>
  );
}

function useSending({ userId, promptId }: Pick<ReplyFormProps, 'userId' | 'promptId'>) {
  const draft = useReplyDraft(userId, promptId);
  const { toast } = useToast();
  const lateToast = useLateToast();
  const sending = useReply(promptId, {
    onSuccess: () => {
      toast({ title: words.replySent(), variant: 'success' });
      draft.forget();
    },
    onError: (failure) =>
      lateToast({ title: words.replyNotSent(), description: serverMessageOr(words.tryAgain(), failure) }),
  });
  return { draft, sending };
}

type FormProps = Pick<ReplyFormProps, 'question' | 'partner'> & ReturnType<typeof useSending>;

function Form({ question, partner, draft, sending }: FormProps) {
  const [wasBegun] = useState(draft.value !== '');
  const [isOpen, setOpen] = useState<boolean>();
  const isTurned = isOpen !== undefined;
  if (!(isOpen ?? wasBegun)) {
    return (
      <Button
        variant="quiet"
        aria-label={words.replyAbout({ question })}
        autoFocus={isTurned}
        onClick={() => setOpen(true)}
      >
        {words.reply()}
      </Button>
    );
  }
  return (
    <WordsForm
      label={partner ? <Sentence>{words.replyTo({ name: partner, bdi })}</Sentence> : words.replyToPartner()}
      hint={words.oneReply()}
      most={REPLY_MAX}
      text={draft.value}
      onChange={draft.change}
      failure={sending.error && <Failure error={sending.error} />}
      submit={words.sendReply()}
      pending={sending.isPending}
      pendingLabel={words.sending()}
      onSubmit={(reply) => sending.mutate(reply)}
      onClose={() => setOpen(false)}
      autoFocus={isTurned}
    />
  );
}

/**
 * Form for a reply. A sent reply cannot be changed, because the partner may have read it. It stands below the answer
 * once that has been read again.
 */
export function ReplyForm(props: ReplyFormProps) {
  const { draft, sending } = useSending(props);
  if (sending.isSuccess) return null;
  return (
    <div ref={passFocusOn} className={layout.stretch}>
      <Form question={props.question} partner={props.partner} draft={draft} sending={sending} />
    </div>
  );
}
