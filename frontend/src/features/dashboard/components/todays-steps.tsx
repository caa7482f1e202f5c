import * as words from '@anew/words/dashboard';
import type { ReactNode } from 'react';
import layout from '#shared/ui/layout.module.css';
import type { StepLook } from '#shared/ui/step-card';
import { pictureWords } from '../lib/picture-words';
import { nearnessOf, nextStep, type StepName, STEPS, type Steps } from '../lib/steps';
import { DayPicture } from './day-picture';
import { StepSign } from './step-sign';
import styles from './steps.module.css';

interface TodaysStepsProps {
  steps: Steps;
  partner: string;
  hasPartner: boolean;
  cards: Record<StepName, (step: StepLook) => ReactNode>;
}

function lookOf(name: StepName, { steps, partner }: TodaysStepsProps): StepLook {
  const parts = steps[name];
  const settled = parts !== null && parts.mine !== 'open';
  const state = name === nextStep(steps) ? 'next' : settled ? 'done' : 'open';
  return { state, sign: <StepSign step={name} parts={parts} partner={partner} /> };
}

/** Today in three steps, below a picture that changes with them. */
export function TodaysSteps(props: TodaysStepsProps) {
  const { steps, hasPartner, cards } = props;
  return (
    <>
      <DayPicture nearness={nearnessOf(steps)} hasPartner={hasPartner} />
      <div className={styles.words}>
        <h2>{words.stepsTitle()}</h2>
        <p className={layout.muted}>{pictureWords(steps, hasPartner)}</p>
      </div>
      <ol role="list" className={styles.steps}>
        {STEPS.map((name) => (
          <li key={name}>{cards[name](lookOf(name, props))}</li>
        ))}
      </ol>
    </>
  );
}
