import { REPLY_MAX } from '@anew/contracts/content/answers';
import * as words from '@anew/words/reactions';
import { serverMessageOr } from '../api/http-error';
import { draftKey } from '../lib/drafts';
import { useDraft } from '../lib/use-draft';
import { bdi } from '../ui/bdi';
import { Notice } from '../ui/notice';
import { Sentence } from '../ui/sentence';
import { WordsForm } from '../ui/words-form';
import { type TextRef, useSendReply } from './use-reactions';

/** Storage key of a line back that was begun and not sent. */
export const replyDraftKey = ({ id }: TextRef, userId: string): string => draftKey(`line back ${id}`, userId);

interface ReplyFormProps {
  text: TextRef;
  userId: string;
  partner: string;
  /** The line that was sent before, if it is being changed. */
  sent: string;
  autoFocus: boolean;
  onSent: () => void;
  onClose: () => void;
}

export function ReplyForm({ text, userId, partner, sent, autoFocus, onSent, onClose }: ReplyFormProps) {
  const { value, change, forget } = useDraft({
    key: replyDraftKey(text, userId),
    empty: sent,
    parse: (stored) => (typeof stored === 'string' ? stored : null),
    isEmpty: (line) => line.trim() === '' || line === sent,
  });
  const { mutate, isPending, error } = useSendReply(text, () => {
    forget();
    onSent();
  });

  return (
    <WordsForm
      label={partner ? <Sentence>{words.lineTo({ partner, name: bdi })}</Sentence> : words.lineToPartner()}
      hint={words.hint()}
      most={REPLY_MAX}
      text={value}
      onChange={change}
      failure={
        error && (
          <Notice tone="danger" title={words.notSent()}>
            {serverMessageOr(words.tryAgain(), error)}
          </Notice>
        )
      }
      submit={sent === '' ? words.send() : words.save()}
      pending={isPending}
      pendingLabel={words.sending()}
      onSubmit={mutate}
      onClose={onClose}
      autoFocus={autoFocus}
    />
  );
}
