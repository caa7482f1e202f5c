import type { AssessmentResponses } from '@anew/contracts/assessment/views';
import { type ReactNode, useState } from 'react';
import { useDraft } from '../hooks/use-draft';
import { useSubmitAssessment } from '../hooks/use-submit-assessment';
import { IntroScreen } from './intro-screen';
import { Outcome } from './outcome';
import { QuestionScreen } from './question-screen';

interface AssessmentProps {
  userId: string;
  responses: AssessmentResponses | null;
  whileWaiting?: ReactNode;
  talks?: ReactNode;
  onPaper?: ReactNode;
}

/** One person's assessment: the introduction, the questions, and what comes of them. */
export function Assessment({ responses, ...around }: AssessmentProps) {
  const [answering, setAnswering] = useState(false);
  const draft = useDraft(around.userId);
  const submission = useSubmitAssessment(around.userId);
  const answer = () => setAnswering(true);

  function submit() {
    submission.mutate(draft.draft.answers, {
      onSuccess: () => {
        draft.clear();
        setAnswering(false);
      },
    });
  }

  if (answering) {
    const pause = () => setAnswering(false);
    return <QuestionScreen draft={draft} submission={submission} onSubmit={submit} onPause={pause} />;
  }
  if (responses === null) return <IntroScreen draft={draft} onStart={answer} />;

  function answerAgain() {
    if (responses) draft.startFrom(responses.responses);
    answer();
  }
  return (
    <Outcome
      {...around}
      responses={responses}
      submittedAt={submission.data?.submittedAt}
      draft={draft}
      onAnswerAgain={answerAgain}
    />
  );
}
