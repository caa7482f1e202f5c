import type { TodaysPrompt } from '@anew/contracts/content/answers';
import * as answers from '@anew/words/question-answers';
import * as words from '@anew/words/todays-question';
import * as steps from '@anew/words/todays-steps';
import { serverMessageOr } from '#shared/api/http-error';
import { classNames } from '#shared/lib/class-names';
import { Button, type ButtonVariant } from '#shared/ui/button';
import { focusOn } from '#shared/ui/heading-focus';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { Unbroken } from '#shared/ui/unbroken';
import type { AnswerDraftHandle } from '../hooks/use-answer-draft';
import { useAnotherQuestion, usePassQuestion } from '../hooks/use-questions';
import { AnswerPair } from './answer-pair';
import styles from './questions.module.css';
import { WhereYouAre } from './where-you-are';

interface TodaysAnswersProps {
  userId: string;
  partner: string;
  todays: TodaysPrompt;
  draft: AnswerDraftHandle;
  /** Look of the button that leads to the form, while that is what comes next. */
  button: ButtonVariant;
  /** Whether it takes the focus, because the person has just done something that shows here. */
  focused: boolean;
  onWrite: () => void;
  onDone: () => void;
}

function wordsToWrite({ todays: { mine }, draft }: TodaysAnswersProps): string {
  if (draft.isBegun) return words.goOn();
  if (mine?.answered) return words.change();
  return mine?.passed ? words.afterAll() : words.answer();
}

interface InsteadProps {
  todays: TodaysPrompt;
  pass: ReturnType<typeof usePassQuestion>;
  another: ReturnType<typeof useAnotherQuestion>;
}

/** What one can do with a question in place of answering it. Only the last failure is shown. */
function Instead({ todays, pass, another }: InsteadProps) {
  function passTonight() {
    another.reset();
    pass.mutate(todays.id);
  }
  function askAnother() {
    pass.reset();
    another.mutate();
  }
  return (
    <>
      {todays.mine === null && (
        <Button variant="quiet" pending={pass.isPending} pendingLabel={words.passing()} onClick={passTonight}>
          {words.pass()}
        </Button>
      )}
      {todays.canHaveAnother && (
        <Button
          variant="quiet"
          pending={another.isPending}
          pendingLabel={steps.looking()}
          onClick={askAnother}
        >
          {words.another()}
        </Button>
      )}
    </>
  );
}

function Choices(props: TodaysAnswersProps) {
  const { todays, draft, button, onWrite, onDone } = props;
  // Failures show in the card and need no toast.
  const outcome = { onSuccess: onDone, onError: () => undefined };
  const pass = usePassQuestion(outcome);
  const another = useAnotherQuestion(outcome);
  const failure = pass.error ?? another.error;
  const isSettled = todays.mine !== null && !draft.isBegun;
  return (
    <>
      <div className={classNames(stack.actions, styles.choices)}>
        {/* An answer that is begun while another question is on its way would belong to the question that goes. */}
        <Button variant={isSettled ? 'quiet' : button} pending={another.isPending} onClick={onWrite}>
          {wordsToWrite(props)}
        </Button>
        <Instead todays={todays} pass={pass} another={another} />
      </div>
      {failure && (
        <Notice tone="danger" title={steps.didNotWork()}>
          {serverMessageOr(answers.tryAgain(), failure)}
        </Notice>
      )}
    </>
  );
}

/** Shows what the two have said so far, and what the person can do next. */
export function TodaysAnswers(props: TodaysAnswersProps) {
  const { userId, partner, todays, draft, focused } = props;
  const { mine, partner: theirs } = todays;
  const isOpen = mine?.answered === true && theirs?.text !== undefined;
  return (
    <div
      tabIndex={-1}
      ref={focused ? focusOn : undefined}
      className={classNames(stack.stack, layout.start, layout.stretch)}
    >
      {isOpen ? (
        <AnswerPair
          userId={userId}
          partner={partner}
          promptId={todays.id}
          question={todays.text}
          mine={mine}
          theirs={theirs}
        />
      ) : (
        <>
          <p className={layout.muted}>
            <WhereYouAre answers={todays} partner={partner} />
          </p>
          {mine?.text && (
            <p className={layout.asWritten} dir="auto" data-not-ours>
              <Unbroken>{mine.text}</Unbroken>
            </p>
          )}
          {draft.isBegun && <p className={layout.muted}>{steps.waits()}</p>}
          <Choices {...props} />
        </>
      )}
    </div>
  );
}
