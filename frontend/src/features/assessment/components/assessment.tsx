import type { AssessmentResponses } from '@anew/contracts/assessment/views';
import { type ReactNode, useState } from 'react';
import { useSubmitAssessment } from '../hooks/use-submit-assessment';
import { useUnsentAnswers } from '../hooks/use-unsent-answers';
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
  const unsent = useUnsentAnswers(around.userId);
  const submission = useSubmitAssessment(around.userId);
  const answer = () => setAnswering(true);

  function submit() {
    submission.mutate(unsent.value.answers, {
      onSuccess: () => {
        unsent.clear();
        setAnswering(false);
      },
    });
  }

  if (answering) {
    const pause = () => setAnswering(false);
    return <QuestionScreen unsent={unsent} submission={submission} onSubmit={submit} onPause={pause} />;
  }
  if (responses === null) return <IntroScreen unsent={unsent} onStart={answer} />;

  function answerAgain() {
    if (responses) unsent.startFrom(responses.responses);
    answer();
  }
  return (
    <Outcome
      {...around}
      responses={responses}
      submittedAt={submission.data?.submittedAt}
      unsent={unsent}
      onAnswerAgain={answerAgain}
    />
  );
}
