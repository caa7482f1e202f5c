import * as words from '@anew/words/assessment';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { classNames } from '#shared/lib/class-names';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import motion from '#shared/ui/motion.module.css';
import { Page } from '#shared/ui/page';
import { ProgressBar } from '#shared/ui/progress-bar';
import { RadioCards } from '#shared/ui/radio-cards';
import type { DraftHandle } from '../hooks/use-draft';
import type { useSubmitAssessment } from '../hooks/use-submit-assessment';
import { LAST_STEP, questionAt } from '../lib/draft';
import { QUESTION_COUNT } from '../lib/question-count';
import { QuestionActions } from './question-actions';
import styles from './question-screen.module.css';
import { SubmitFailure } from './submit-failure';

interface QuestionScreenProps {
  draft: DraftHandle;
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

export function QuestionScreen({ draft, submission, onSubmit, onPause }: QuestionScreenProps) {
  const { step, answers } = draft.draft;
  const question = questionAt(step);
  const chosen = answers[question.id] ?? null;
  const place = { number: step + 1, count: QUESTION_COUNT };
  const heading = useQuestionInFocus(step);

  function proceed(event: SyntheticEvent) {
    event.preventDefault();
    if (chosen === null || submission.isPending) return;
    if (step === LAST_STEP) onSubmit();
    else draft.goTo(step + 1);
  }

  function choose(value: string) {
    if (!submission.isPending) draft.choose(question.id, value);
  }

  return (
    <Page
      title={words.title()}
      width="narrow"
      heading={<span className={styles.title}>{words.coupleAssessment()}</span>}
      actions={
        <Button variant="quiet" className={styles.pause} onClick={onPause} disabled={submission.isPending}>
          {words.finishLater()}
        </Button>
      }
    >
      <ProgressBar
        label={words.progress()}
        value={step + (chosen === null ? 0 : 1)}
        max={QUESTION_COUNT}
        valueText={words.place(place)}
      />
      <form onSubmit={proceed} className={styles.form}>
        <Card key={question.id} as="div" className={classNames(motion.rise, styles.card)}>
          <RadioCards
            name={question.id}
            legend={
              <>
                <span className={styles.place}>
                  {words.placeIn({ ...place, category: question.category })}
                </span>{' '}
                <span data-not-ours>{question.question}</span>
              </>
            }
            options={question.options.map(({ value, label }) => ({
              value,
              label: <span data-not-ours>{label}</span>,
            }))}
            value={chosen}
            onChange={choose}
            headingRef={heading}
          />
        </Card>
        {step === LAST_STEP && <SubmitFailure error={submission.error} />}
        <QuestionActions
          step={step}
          answered={chosen !== null}
          pending={submission.isPending}
          onBack={() => draft.goTo(step - 1)}
        />
      </form>
    </Page>
  );
}
