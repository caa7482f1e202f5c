import * as words from '@anew/words/assessment-card';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { assessmentNewsQuery, myResponsesQuery, resultsQuery } from '#api/assessment';
import { classNames } from '#shared/lib/class-names';
import { Badge } from '#shared/ui/badge';
import { Button, ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { passFocusOn } from '#shared/ui/heading-focus';
import { Icon } from '#shared/ui/icon';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { QUESTION_COUNT } from '../lib/question-count';
import styles from './assessment-card.module.css';
import { TwoShapes } from './two-shapes';

interface FrameProps {
  children: ReactNode;
  mark: ReactNode;
  action: ReactNode;
  tone?: 'surface' | 'success';
  busy?: boolean;
}

function Frame({ children, mark, action, tone = 'surface', busy }: FrameProps) {
  return (
    <Card tone={tone} className={styles.card}>
      <TwoShapes small present={tone === 'success' ? ['circle', 'diamond'] : []} />
      <div className={classNames(layout.tight, layout.measure)} aria-busy={busy}>
        <div className={stack.actions}>
          <h2>{words.title()}</h2>
          {mark}
        </div>
        {children}
      </div>
      {action}
    </Card>
  );
}

function Completed({ hasNewResults }: { hasNewResults: boolean }) {
  return (
    <>
      <span className={styles.done}>
        <Icon name="check" size={18} /> {words.completed()}
      </span>
      {hasNewResults && <Badge tone="accent">{words.newResults()}</Badge>}
    </>
  );
}

/** For somebody who has answered. */
function Done() {
  const { data: news } = useQuery(assessmentNewsQuery);
  const { data: results } = useQuery(resultsQuery);
  return (
    <Frame
      tone="success"
      mark={<Completed hasNewResults={news?.newResults === true} />}
      action={<ButtonLink to="/assessment">{words.view()}</ButtonLink>}
    >
      <p>{news?.proposal ? words.suggested() : results ? words.both() : words.one()}</p>
    </Frame>
  );
}

function NotAnsweredYet() {
  return (
    <Frame
      mark={<Badge tone="accent">{words.requiredFirst()}</Badge>}
      action={<ButtonLink to="/assessment">{words.take()}</ButtonLink>}
    >
      <p className={stack.quiet}>{words.lead({ count: QUESTION_COUNT })}</p>
    </Frame>
  );
}

function NotChecked({ onRetry }: { onRetry: () => void }) {
  return (
    <Frame
      mark={null}
      action={
        <Button ref={passFocusOn} variant="secondary" onClick={onRetry}>
          {words.tryAgain()}
        </Button>
      }
    >
      <p role="alert">{words.notChecked()}</p>
    </Frame>
  );
}

function Checking() {
  return (
    <Frame busy mark={null} action={<span className={styles.actionToBe} />}>
      <p className={stack.quiet} role="status">
        {words.looking()}
      </p>
    </Frame>
  );
}

/** First card in the list of modules. It leads to the questions, or to what came of them. */
export function AssessmentCard() {
  const { data, isError, refetch } = useQuery(myResponsesQuery);
  if (data) return <Done />;
  if (data === null) return <NotAnsweredYet />;
  if (isError) return <NotChecked onRetry={() => void refetch()} />;
  return <Checking />;
}
