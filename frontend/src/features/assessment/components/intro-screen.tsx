import { classNames } from '#shared/lib/class-names';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Page } from '#shared/ui/page';
import stack from '#shared/ui/stack.module.css';
import type { DraftHandle } from '../hooks/use-draft';
import { answeredCount, hasAnswers } from '../lib/draft';
import { keepsDrafts } from '../lib/draft-store';
import { QUESTION_COUNT } from '../lib/question-count';
import { Emblem } from './emblem';
import styles from './intro-screen.module.css';
import { StartOver } from './start-over';
import { WhatIsShared } from './what-is-shared';

const WHERE_ANSWERS_STAY = {
  kept: 'Stop whenever you like. Until you send them, your answers stay in this browser, on this device.',
  notKept: 'This browser keeps nothing once you leave the page, so it is best to finish in one sitting.',
};

function facts(): [title: string, text: string][] {
  return [
    ['On your own', 'Each of you answers alone. Say how it is on most days, not how it should be.'],
    ['In your own time', keepsDrafts() ? WHERE_ANSWERS_STAY.kept : WHERE_ANSWERS_STAY.notKept],
    [
      'To talk, not to test',
      'We wrote these questions to start good conversations. They don’t measure or diagnose anyone.',
    ],
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
      <p>
        {answeredCount(draft.draft)} of {QUESTION_COUNT} questions are answered and waiting for you here.
      </p>
      <div className={classNames(stack.actions, styles.start)}>
        <Button size="large" onClick={onStart}>
          Continue with question {draft.draft.step + 1}
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
      title="Assessment"
      width="narrow"
      eyebrow={<Emblem>Couple assessment</Emblem>}
      heading={begun ? 'Good to have you back' : 'How is it, being the two of you?'}
      lead={`${QUESTION_COUNT} questions, about 15 minutes. There are no right answers, only honest ones.`}
    >
      {begun && <GoOn draft={draft} onStart={onStart} />}
      <Facts />
      <WhatIsShared />
      {!begun && (
        <div className={classNames(stack.actions, styles.start)}>
          <Button size="large" onClick={onStart}>
            Begin
          </Button>
        </div>
      )}
      <p className={classNames(layout.muted, layout.measure)}>
        None of these questions asks about fear or violence, because the answers shape what both of you see.
        If that is part of your life, the National Domestic Violence Hotline listens at any hour:{' '}
        <a href="tel:+18007997233">1-800-799-7233</a>.
      </p>
    </Page>
  );
}
