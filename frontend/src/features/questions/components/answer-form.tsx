import { ANSWER_MAX, type TodaysPrompt } from '@anew/contracts/content/answers';
import { isMissing, serverMessageOr } from '#shared/api/http-error';
import type { ButtonVariant } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import { TextButton } from '#shared/ui/text-button';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import { WordsForm } from '#shared/ui/words-form';
import type { AnswerDraftHandle } from '../hooks/use-answer-draft';
import { useAnswerQuestion } from '../hooks/use-questions';
import { nameOf, NOT_SAVED, TRY_AGAIN } from '../lib/words';

interface AnswerFormProps {
  draft: AnswerDraftHandle;
  todays: TodaysPrompt;
  partner: string;
  /** Look of the button that saves. */
  button: ButtonVariant;
  onSaved: () => void;
  onClose: () => void;
}

function useSaving({ draft, todays, partner, onSaved }: AnswerFormProps) {
  const { toast } = useToast();
  const lateToast = useLateToast();
  return useAnswerQuestion({
    onSuccess: ({ opened }) => {
      const sealed = todays.partner && `${nameOf(partner)}’s answer opens when you both have.`;
      const description = opened ? 'You can read each other now.' : sealed;
      toast({ title: 'Answer saved', ...(description && { description }), variant: 'success' });
      draft.forget();
      onSaved();
    },
    onError: (failure) => lateToast({ title: NOT_SAVED, description: serverMessageOr(TRY_AGAIN, failure) }),
  });
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

/** Form for an answer. A draft stays with the question it was begun for, even when the next day has begun. */
export function AnswerForm(props: AnswerFormProps) {
  const { draft, todays, partner, button, onClose } = props;
  const { id, text: question } = draft.begun?.question ?? todays;
  const isTodays = id === todays.id;
  const text = draft.begun?.text ?? todays.mine?.text ?? '';
  const { mutate, isPending, error, reset } = useSaving(props);
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
    <WordsForm
      label="Your answer"
      hint={promise}
      most={ANSWER_MAX}
      text={text}
      onChange={(words) => draft.change({ question: { id, text: question }, text: words })}
      failure={error && <Failure error={error} onMove={isTodays ? null : move} />}
      submit="Save my answer"
      button={button}
      pending={isPending}
      pendingLabel="Saving..."
      onSubmit={(words) => mutate({ promptId: id, text: words, forPartner: todays.partner !== null })}
      onClose={onClose}
    />
  );
}
