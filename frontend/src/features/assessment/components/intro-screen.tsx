import * as words from '@anew/words/assessment';
import * as safety from '@anew/words/assessment-safety';
import { classNames } from '#shared/lib/class-names';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Page } from '#shared/ui/page';
import { Sentence } from '#shared/ui/sentence';
import stack from '#shared/ui/stack.module.css';
import type { UnsentAnswersHandle } from '../hooks/use-unsent-answers';
import { QUESTION_COUNT } from '../lib/question-count';
import { answeredCount, hasAnswers } from '../lib/unsent-answers';
import { keepsUnsent } from '../lib/unsent-store';
import styles from './intro-screen.module.css';
import { StartOver } from './start-over';
import { WhatIsShared } from './what-is-shared';

function facts(): [title: string, text: string][] {
  return [
    [words.alone(), words.aloneText()],
    [words.ownTime(), keepsUnsent() ? words.kept() : words.notKept()],
    [words.noTest(), words.noTestText()],
  ];
}

function Facts() {
  return (
    <ul role="list" className={styles.facts}>
      {facts().map(([title, text]) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

interface IntroScreenProps {
  unsent: UnsentAnswersHandle;
  onStart: () => void;
}

function GoOn({ unsent, onStart }: IntroScreenProps) {
  return (
    <Card tone="sunken" className={stack.stack}>
      <p>{words.waiting({ answered: answeredCount(unsent.value), count: QUESTION_COUNT })}</p>
      <div className={classNames(stack.actions, styles.start)}>
        <Button size="large" onClick={onStart}>
          {words.continueAt({ number: unsent.value.step + 1 })}
        </Button>
        <StartOver onStartOver={unsent.clear} />
      </div>
    </Card>
  );
}

/** Shown before the first question: what the assessment is, and what the partner will see. */
export function IntroScreen({ unsent, onStart }: IntroScreenProps) {
  const begun = hasAnswers(unsent.value);
  return (
    <Page
      title={words.title()}
      width="narrow"
      eyebrow={words.coupleAssessment()}
      heading={begun ? words.headingBack() : words.heading()}
      lead={words.lead({ count: QUESTION_COUNT })}
    >
      {begun && <GoOn unsent={unsent} onStart={onStart} />}
      <Facts />
      <WhatIsShared />
      {!begun && (
        <div className={classNames(stack.actions, styles.start)}>
          <Button size="large" onClick={onStart}>
            {words.begin()}
          </Button>
        </div>
      )}
      <p className={classNames(layout.muted, layout.measure)}>
        <Sentence>{safety.noFearAsked({ call: (text) => <a href="tel:+18007997233">{text}</a> })}</Sentence>
      </p>
    </Page>
  );
}
