import { ANSWER_MAX, type TodaysPrompt } from '@anew/contracts/content/answers';
import type { SubmitEvent } from 'react';
import { isMissing, serverMessageOr } from '#shared/api/http-error';
import { classNames } from '#shared/lib/class-names';
import { Button } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { TextArea } from '#shared/ui/text-area';
import { TextButton } from '#shared/ui/text-button';
import { useToast } from '#shared/ui/toast/use-toast';
import type { AnswerDraftHandle } from '../hooks/use-answer-draft';
import { useAnswerQuestion } from '../hooks/use-questions';
import { roomLeft, tooLong } from '../lib/limits';
import { nameOf, NOT_SAVED, TRY_AGAIN } from '../lib/words';
import styles from './questions.module.css';

interface AnswerFormProps {
  draft: AnswerDraftHandle;
  todays: TodaysPrompt;
  partner: string;
  onSaved: () => void;
  onClose: () => void;
}

function useSaving({ draft, todays, partner, onSaved }: AnswerFormProps) {
  const { toast } = useToast();
  const { mutate, isPending, error, reset } = useAnswerQuestion({
    onSuccess: ({ opened }) => {
      const sealed = todays.partner && `${nameOf(partner)}’s answer opens when you both have.`;
      const description = opened ? 'You can read each other now.' : sealed;
      toast({ title: 'Answer saved', ...(description && { description }), variant: 'success' });
      draft.forget();
      onSaved();
    },
    onError: (failure) =>
      toast({
        title: NOT_SAVED,
        description: serverMessageOr(TRY_AGAIN, failure),
        variant: 'destructive',
      }),
  });
  return { mutate, isPending, error, reset };
}

function Failure({ error, onMove }: { error: Error; onMove: (() => void) | null }) {
  if (!isMissing(error)) {
    return (
      <Notice tone="danger" title={NOT_SAVED}>
        {serverMessageOr(TRY_AGAIN, error)}
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      title="This question is over"
      action={onMove && <TextButton onClick={onMove}>Use my words for today’s question</TextButton>}
    >
      What you wrote is still here.
    </Notice>
  );
}

/** A text that was begun belongs to the question that it was begun for, also when another day has come. */
export function AnswerForm(props: AnswerFormProps) {
  const { draft, todays, partner, onClose } = props;
  const { id, text: question } = draft.begun?.question ?? todays;
  const isTodays = id === todays.id;
  const text = draft.begun?.text ?? todays.mine?.text ?? '';
  const { mutate, isPending, error, reset } = useSaving(props);
  const wrong = tooLong(text, ANSWER_MAX);
  const canSave = text.trim() !== '' && wrong === null;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!canSave || isPending) return;
    mutate({ promptId: id, text: text.trim(), forPartner: todays.partner !== null });
  }

  function move() {
    reset();
    draft.change({ question: { id: todays.id, text: todays.text }, text });
  }

  const promise = todays.partner && (
    <>
      <bdi>{nameOf(partner)}</bdi> can read it once you have both answered.
    </>
  );

  return (
    <form onSubmit={submit} className={classNames(stack.stack, styles.stretch)}>
      <TextArea
        label="Your answer"
        hint={roomLeft(text, ANSWER_MAX) ?? promise}
        error={wrong}
        dir="auto"
        value={text}
        readOnly={isPending}
        autoFocus
        onChange={({ target }) => draft.change({ question: { id, text: question }, text: target.value })}
      />
      {error && <Failure error={error} onMove={isTodays ? null : move} />}
      <div className={stack.actions}>
        <Button
          type="submit"
          variant="secondary"
          disabled={!canSave}
          pending={isPending}
          pendingLabel="Saving..."
        >
          Save my answer
        </Button>
        <Button variant="quiet" onClick={onClose} disabled={isPending}>
          Close
        </Button>
      </div>
    </form>
  );
}
