import { ANSWER_MAX, type TodaysPrompt } from '@anew/contracts/content/answers';
import * as words from '@anew/words/answer-form';
import * as answers from '@anew/words/question-answers';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isMissing, isUnanswered, serverMessageOr } from '#shared/api/http-error';
import { bdi } from '#shared/ui/bdi';
import type { ButtonVariant } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import { Sentence } from '#shared/ui/sentence';
import { TextButton } from '#shared/ui/text-button';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import { WordsForm } from '#shared/ui/words-form';
import type { AnswerDraftHandle } from '../hooks/use-answer-draft';
import { ANSWERING, useAnswerQuestion } from '../hooks/use-questions';
import { partnerName } from '../lib/partner-name';

export interface AnswerFormProps {
  draft: AnswerDraftHandle;
  todays: TodaysPrompt;
  partner: string;
  /** Look of the button that saves. */
  button: ButtonVariant;
  onSaved: () => void;
  onClose: () => void;
}

const notSaved = (error: Error) => (isUnanswered(error) ? words.perhapsSaved() : words.notSaved());

function useSaving({ draft, todays, partner, onSaved }: AnswerFormProps) {
  const { toast } = useToast();
  const lateToast = useLateToast();
  return useAnswerQuestion({
    onSuccess: ({ opened }) => {
      const sealed = todays.partner && words.opensLater({ name: partnerName(partner) });
      const description = opened ? words.readNow() : sealed;
      toast({ title: words.saved(), ...(description && { description }), variant: 'success' });
      draft.forget();
      onSaved();
    },
    onError: (failure) =>
      lateToast({ title: notSaved(failure), description: serverMessageOr(answers.tryAgain(), failure) }),
  });
}

/**
 * Whether an answer is on its way, from this form or from one that was left with its screen. Once the latter is saved,
 * there is nothing to write here anymore.
 */
function useIsAnswering({ draft, todays, onSaved }: AnswerFormProps): boolean {
  const isAnswering = useIsMutating({ mutationKey: ANSWERING }) > 0;
  const waits = useRef(isAnswering);
  useEffect(() => {
    if (!waits.current || isAnswering) return;
    waits.current = false;
    if (todays.mine?.text !== draft.begun?.text.trim()) return;
    draft.forget();
    onSaved();
  }, [isAnswering, todays, draft, onSaved]);
  return isAnswering;
}

function Failure({ error, onMove }: { error: Error; onMove: (() => void) | null }) {
  if (!isMissing(error)) {
    return (
      <Notice tone="danger" title={notSaved(error)}>
        {serverMessageOr(answers.tryAgain(), error)}
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      title={words.over()}
      action={onMove && <TextButton onClick={onMove}>{words.useWords()}</TextButton>}
    >
      {words.stillHere()}
    </Notice>
  );
}

/**
 * Form for an answer, whose code is loaded when somebody wants to write. A draft stays with the question it was begun
 * for, even when the next day has begun.
 */
export default function AnswerForm(props: AnswerFormProps) {
  const { draft, todays, partner, button, onClose } = props;
  const { id, text: question } = draft.begun?.question ?? todays;
  const isTodays = id === todays.id;
  const text = draft.begun?.text ?? todays.mine?.text ?? '';
  const { mutate, error, reset } = useSaving(props);
  const isPending = useIsAnswering(props);
  function move() {
    reset();
    draft.change({ question: { id: todays.id, text: todays.text }, text });
  }

  const promise = todays.partner && <Sentence>{words.canRead({ name: partnerName(partner), bdi })}</Sentence>;

  return (
    <WordsForm
      label={words.yourAnswer()}
      hint={promise}
      most={ANSWER_MAX}
      text={text}
      onChange={(typed) => draft.change({ question: { id, text: question }, text: typed })}
      failure={error && <Failure error={error} onMove={isTodays ? null : move} />}
      submit={words.save()}
      button={button}
      pending={isPending}
      pendingLabel={words.saving()}
      onSubmit={(typed) => mutate({ promptId: id, text: typed, forPartner: todays.partner !== null })}
      onClose={onClose}
    />
  );
}
