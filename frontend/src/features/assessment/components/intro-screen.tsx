import * as words from '@anew/words/assessment';
import * as safety from '@anew/words/assessment-safety';
import { spokenLanguage } from '@anew/words/language';
import { classNames } from '#shared/lib/class-names';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Page } from '#shared/ui/page';
import { Sentence } from '#shared/ui/sentence';
import stack from '#shared/ui/stack.module.css';
import type { DraftHandle } from '../hooks/use-draft';
import { answeredCount, hasAnswers } from '../lib/draft';
import { keepsDrafts } from '../lib/draft-store';
import { QUESTION_COUNT } from '../lib/question-count';
import { Emblem } from './emblem';
import styles from './intro-screen.module.css';
import { StartOver } from './start-over';
import { WhatIsShared } from './what-is-shared';

function facts(): [title: string, text: string][] {
  return [
    [words.alone(), words.aloneText()],
    [words.ownTime(), keepsDrafts() ? words.kept() : words.notKept()],
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
  draft: DraftHandle;
  onStart: () => void;
}

function GoOn({ draft, onStart }: IntroScreenProps) {
  return (
    <Card tone="sunken" className={stack.stack ?? ''}>
      <p>{words.waiting({ answered: answeredCount(draft.draft), count: QUESTION_COUNT })}</p>
      <div className={classNames(stack.actions, styles.start)}>
        <Button size="large" onClick={onStart}>
          {words.continueAt({ number: draft.draft.step + 1 })}
        </Button>
        <StartOver onStartOver={draft.clear} />
      </div>
    </Card>
  );
}

/** Shown before the first question: what the assessment is, and what the partner will see. */
export function IntroScreen({ draft, onStart }: IntroScreenProps) {
  const begun = hasAnswers(draft.draft);
  return (
    <Page
      title={words.title()}
      width="narrow"
      eyebrow={<Emblem>{words.coupleAssessment()}</Emblem>}
      heading={begun ? words.headingBack() : words.heading()}
      lead={words.lead({ count: QUESTION_COUNT })}
    >
      {begun && <GoOn draft={draft} onStart={onStart} />}
      <Facts />
      <WhatIsShared />
      {!begun && (
        <div className={classNames(stack.actions, styles.start)}>
          <Button size="large" onClick={onStart}>
            {words.begin()}
          </Button>
        </div>
      )}
      <p className={classNames(layout.muted, layout.measure)} lang={spokenLanguage()}>
        <Sentence>{safety.noFearAsked({ call: (text) => <a href="tel:+18007997233">{text}</a> })}</Sentence>
      </p>
    </Page>
  );
}
