import type { TodaysPrompt } from '@anew/contracts/content/answers';
import { MODULE_TITLES } from '@anew/contracts/content/module-slugs';
import * as words from '@anew/words/todays-question';
import * as steps from '@anew/words/todays-steps';
import { Suspense, useState } from 'react';
import { classNames } from '#shared/lib/class-names';
import { lazyPart } from '#shared/lib/lazy-part';
import type { WritingAbout } from '#shared/lib/writing-about';
import { ButtonLink } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import stack from '#shared/ui/stack.module.css';
import { buttonOf, StepCard, type StepLook } from '#shared/ui/step-card';
import { Unbroken } from '#shared/ui/unbroken';
import { useAnswerDraft } from '../hooks/use-answer-draft';
import { useTodaysQuestion } from '../hooks/use-questions';
import type { AnswerFormProps } from './answer-form';
import styles from './questions.module.css';
import { RateQuestion } from './rate-question';
import { TodaysAnswers } from './todays-answers';

const form = lazyPart<AnswerFormProps>(() => import('./answer-form'));

interface QuestionProps {
  userId: string;
  /** First name of the partner, or empty. */
  partner: string;
  step: StepLook;
  todays: TodaysPrompt;
}

/** Whether the form is open, and how often something was done, so that the focus moves to its result. */
function useTurns() {
  const [turn, setTurn] = useState(0);
  const [isWriting, setWriting] = useState(false);
  return {
    turn,
    isWriting,
    // The form gives the focus to its field, which must be there by then.
    write: () => void form.preload().then(() => setWriting(true)),
    settle: () => {
      setWriting(false);
      setTurn((before) => before + 1);
    },
  };
}

interface ShownProps {
  shown: { id: string; text: string };
  todays: TodaysPrompt;
}

/** The question that is shown, which is yesterday's while an answer to that one is being written. */
function Asked({ shown, todays }: ShownProps) {
  const isTodays = shown.id === todays.id;
  return (
    <>
      <p className={layout.serif} data-not-ours>
        <Unbroken>{shown.text}</Unbroken>
      </p>
      {!isTodays && <p className={layout.muted}>{steps.begunBefore()}</p>}
      {isTodays && todays.fromFocus && (
        <p className={layout.muted}>{words.fromFocus({ module: MODULE_TITLES[todays.moduleSlug] })}</p>
      )}
      {isTodays && todays.writtenByAi && <p className={layout.muted}>{words.byAi()}</p>}
    </>
  );
}

function Links({ shown, todays, isWriting }: ShownProps & { isWriting: boolean }) {
  const about: WritingAbout = { question: { id: shown.id, text: shown.text } };
  return (
    <div className={classNames(stack.actions, styles.links)}>
      {/* Before, it would be a second way to answer, which opens nothing. */}
      {todays.mine && (
        <ButtonLink to="/journal?write=true" state={about} variant="quiet">
          {words.writeAbout()}
        </ButtonLink>
      )}
      <ButtonLink to="/questions" variant="quiet">
        {words.answered()}
      </ButtonLink>
      {todays.mine?.answered && !isWriting && <RateQuestion key={todays.id} id={todays.id} />}
    </div>
  );
}

function Question({ userId, partner, step, todays }: QuestionProps) {
  const draft = useAnswerDraft(userId);
  const { turn, isWriting, write, settle } = useTurns();
  const shown = (isWriting ? draft.begun?.question : null) ?? todays;
  const common = { draft, todays, partner, button: buttonOf(step) } as const;

  /** Drops a draft that can no longer be saved, because both have answered since it was begun. */
  function close() {
    if (todays.partner?.text !== undefined && shown.id === todays.id) draft.forget();
    settle();
  }

  return (
    <div className={classNames(stack.stack, layout.start)}>
      <Asked shown={shown} todays={todays} />
      {isWriting ? (
        <Suspense fallback={null}>
          <form.Component {...common} onSaved={settle} onClose={close} />
        </Suspense>
      ) : (
        <TodaysAnswers
          key={turn}
          {...common}
          userId={userId}
          focused={turn > 0}
          onWrite={write}
          onDone={settle}
        />
      )}
      <Links shown={shown} todays={todays} isWriting={isWriting} />
    </div>
  );
}

export function TodaysQuestion({ userId, partner, step }: Omit<QuestionProps, 'todays'>) {
  return (
    <StepCard step={step} title={words.title()}>
      <Loaded query={useTodaysQuestion()} loading={words.loading()} failed={words.failed()}>
        {(todays) =>
          todays ? (
            <Question userId={userId} partner={partner} step={step} todays={todays} />
          ) : (
            <p>{words.none()}</p>
          )
        }
      </Loaded>
    </StepCard>
  );
}
