import type { Talk } from '@anew/contracts/assessment/talks';
import * as words from '@anew/words/talk';
import type { RefObject } from 'react';
import { classNames } from '#shared/lib/class-names';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { isSecondClick } from '#shared/ui/double-click';
import layout from '#shared/ui/layout.module.css';
import { Page } from '#shared/ui/page';
import { ProgressBar } from '#shared/ui/progress-bar';
import { Sentence } from '#shared/ui/sentence';
import stack from '#shared/ui/stack.module.css';
import { type Moving, useMoveTalk } from '../hooks/use-talking';
import { areaWords } from '../lib/area-words';
import type { Partner } from '../lib/names';
import { seatedIn, STEPS } from '../lib/step-words';
import { titleOf } from '../lib/talk-titles';
import { Agree } from './agree';
import { Failure } from './failure';
import { AskPause, Paused } from './pausing';
import { Seats } from './seats';
import { Starters } from './starters';
import styles from './talks.module.css';
import { TimeIsUp, Timer } from './timer';

interface GoingOnProps {
  talk: Talk;
  userId: string;
  /** When it was read, in epoch milliseconds. */
  readAt: number;
  partners: readonly Partner[];
}

interface StepProps extends GoingOnProps {
  pending: boolean;
  onMove: (moving: Moving) => void;
}

/** What the two do in this step. */
function Step({ talk, userId, partners, pending, onMove }: StepProps) {
  const seated = seatedIn(talk.step);
  if (talk.step === 'agreement')
    return <Agree talk={talk} userId={userId} pending={pending} onMove={onMove} />;
  if (!seated) {
    return (
      <Card as="div" className={stack.stack}>
        <p>{words.bothHeard()}</p>
        <Starters title={words.questionsForBoth()} starters={areaWords(talk.area, 'together')} />
      </Card>
    );
  }
  const other = partners.find(({ userId }) => userId !== talk.firstSpeaker)?.userId ?? '';
  return (
    <>
      <Seats
        partners={partners}
        speaker={seated.byFirst ? talk.firstSpeaker : other}
        says={seated.says}
        hears={seated.hears}
      />
      <Card as="div" className={stack.stack}>
        <Starters title={seated.sayTitle} starters={seated.say ?? areaWords(talk.area, 'speak')} />
        <div className={layout.inset}>
          <p>
            <Sentence>
              {words.ifYouListen({ hint: seated.hear, strong: (text) => <strong>{text}</strong> })}
            </Sentence>
          </p>
        </div>
      </Card>
    </>
  );
}

function StepAndFailure({ error, ...step }: StepProps & { error: Error | null }) {
  const { talk, readAt } = step;
  return (
    <>
      <Step key={talk.step} {...step} />
      <Failure error={error} />
      {talk.step !== 'agreement' && <TimeIsUp talk={talk} readAt={readAt} />}
    </>
  );
}

/** Stays in reach on a phone, below whatever the step says. The last step has a form with a button of its own. */
function InReach({ talk, readAt, pending, onMove }: StepProps) {
  if (talk.step === 'agreement') return null;
  return (
    <div className={classNames(styles.reach, styles.inStep)}>
      <Timer talk={talk} readAt={readAt} />
      <Button pending={pending} onClick={(click) => !isSecondClick(click) && onMove({ move: 'next' })}>
        {words.goOn()}
      </Button>
    </div>
  );
}

function OtherWays({ talk, pending, onMove }: StepProps) {
  return (
    <div className={classNames(stack.stack, styles.ways)}>
      <AskPause pending={pending} onMove={onMove} />
      <div className={classNames(stack.actions, stack.apart)}>
        <Button
          variant="quiet"
          disabled={talk.step === 'first-speaks' || pending}
          onClick={() => onMove({ move: 'back' })}
        >
          {words.stepBack()}
        </Button>
        <Button variant="quiet" disabled={pending} onClick={() => onMove({ move: 'leave' })}>
          {words.leave()}
        </Button>
      </div>
    </div>
  );
}

function headingOf({ step, pause }: Talk): string {
  if (pause) return words.pauseHeading();
  return (
    seatedIn(step)?.heading ?? (step === 'together' ? words.togetherHeading() : words.agreementHeading())
  );
}

/** A talk that is going on. `top` is the element that takes the focus at each step. */
export function GoingOn({ top, ...props }: GoingOnProps & { top: RefObject<HTMLDivElement | null> }) {
  const { talk } = props;
  const { mutate, isPending, error } = useMoveTalk(talk);
  const place = STEPS.indexOf(talk.step) + 1;
  const title = titleOf(talk.area);
  const heading = headingOf(talk);
  const step = { ...props, pending: isPending, onMove: mutate };
  const at = words.step({ place, count: STEPS.length });
  return (
    <Page title={title} width="narrow" eyebrow={words.titleAndStep({ title, step: at })} heading={heading}>
      <div
        ref={top}
        tabIndex={-1}
        aria-label={words.stepAndHeading({ step: at, heading })}
        role="group"
        className={styles.going}
        data-dock
      >
        <ProgressBar value={place} max={STEPS.length} label={words.progress()} valueText={at} />
        {talk.pause ? (
          <Paused talk={talk} backAt={talk.pause.backAt} />
        ) : (
          <StepAndFailure {...step} error={error} />
        )}
      </div>
      {!talk.pause && (
        <>
          <InReach {...step} />
          <OtherWays key={`${talk.step} ways`} {...step} />
        </>
      )}
    </Page>
  );
}
