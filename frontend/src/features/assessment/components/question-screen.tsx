import * as words from '@anew/words/assessment';
import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { classNames } from '#shared/lib/class-names';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import motion from '#shared/ui/motion.module.css';
import { Page } from '#shared/ui/page';
import { ProgressBar } from '#shared/ui/progress-bar';
import { RadioCards } from '#shared/ui/radio-cards';
import type { useSubmitAssessment } from '../hooks/use-submit-assessment';
import type { UnsentAnswersHandle } from '../hooks/use-unsent-answers';
import { QUESTION_COUNT } from '../lib/question-count';
import { LAST_STEP, questionAt } from '../lib/unsent-answers';
import { QuestionActions } from './question-actions';
import styles from './question-screen.module.css';
import { SubmitFailure } from './submit-failure';

interface QuestionScreenProps {
  unsent: UnsentAnswersHandle;
  submission: ReturnType<typeof useSubmitAssessment>;
  onSubmit: () => void;
  onPause: () => void;
}

/** Scrolls to the top at each question, and gives the focus to its heading. */
function useQuestionInFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return heading;
}

interface QuestionCardProps {
  unsent: UnsentAnswersHandle;
  /** Answers stay as they are while they are being sent. */
  fixed: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

function QuestionCard({ unsent, fixed, heading }: QuestionCardProps) {
  const { step, answers } = unsent.value;
  const { id, category, question, options } = questionAt(step);
  return (
    <Card key={id} as="div" className={classNames(motion.rise, styles.card)}>
      <RadioCards
        name={id}
        legend={
          <>
            <span className={styles.place}>
              {words.placeIn({ number: step + 1, count: QUESTION_COUNT, category })}
            </span>{' '}
            <span data-not-ours>{question}</span>
          </>
        }
        options={options.map(({ value, label }) => ({ value, label: <span data-not-ours>{label}</span> }))}
        value={answers[id] ?? null}
        onChange={(value) => !fixed && unsent.choose(id, value)}
        headingRef={heading}
      />
    </Card>
  );
}

type QuestionFormProps = Omit<QuestionScreenProps, 'onPause'> & Pick<QuestionCardProps, 'heading'>;

function QuestionForm({ unsent, submission, onSubmit, heading }: QuestionFormProps) {
  const { step, answers } = unsent.value;
  const answered = answers[questionAt(step).id] !== undefined;

  function proceed(event: SyntheticEvent) {
    event.preventDefault();
    if (!answered || submission.isPending) return;
    if (step === LAST_STEP) onSubmit();
    else unsent.goTo(step + 1);
  }

  return (
    <form onSubmit={proceed} className={styles.form}>
      <QuestionCard unsent={unsent} fixed={submission.isPending} heading={heading} />
      {step === LAST_STEP && <SubmitFailure error={submission.error} />}
      <QuestionActions
        step={step}
        answered={answered}
        pending={submission.isPending}
        onBack={() => unsent.goTo(step - 1)}
      />
    </form>
  );
}

export function QuestionScreen({ onPause, ...props }: QuestionScreenProps) {
  const { step, answers } = props.unsent.value;
  const isAnswered = answers[questionAt(step).id] !== undefined;
  // An effect of this component runs after the page's own, which gives the focus to the page's heading.
  const heading = useQuestionInFocus(step);
  return (
    <Page
      title={words.title()}
      width="narrow"
      heading={<span className={styles.title}>{words.coupleAssessment()}</span>}
      actions={
        <Button
          variant="quiet"
          className={styles.pause}
          onClick={onPause}
          disabled={props.submission.isPending}
        >
          {words.finishLater()}
        </Button>
      }
    >
      <ProgressBar
        label={words.progress()}
        value={step + (isAnswered ? 1 : 0)}
        max={QUESTION_COUNT}
        valueText={words.place({ number: step + 1, count: QUESTION_COUNT })}
      />
      <QuestionForm {...props} heading={heading} />
    </Page>
  );
}
