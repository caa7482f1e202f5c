import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { assessmentNewsQuery, myResponsesQuery, resultsQuery } from '#api/assessment';
import { classNames } from '#shared/lib/class-names';
import { Badge } from '#shared/ui/badge';
import { Button, ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
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
          <h2>Couple Assessment</h2>
          {mark}
        </div>
        {children}
      </div>
      {action}
    </Card>
  );
}

const COMPLETED = (
  <span className={styles.done}>
    <Icon name="check" size={18} /> Completed
  </span>
);

const SUGGESTED = 'Your partner suggests a new round. You could both answer again and see what has changed.';
const BOTH = 'You have both answered. See what you share, and which module to open next.';
const ONE =
  'Your answers are in. Once you have both answered, you see what you share and which module to open next.';

/** First card in the list of modules. It leads to the questions, or to what came of them. */
export function AssessmentCard() {
  const { data, isError, refetch } = useQuery(myResponsesQuery);
  const { data: news } = useQuery(assessmentNewsQuery);
  const { data: results } = useQuery({ ...resultsQuery, enabled: Boolean(data) });

  if (data) {
    return (
      <Frame
        tone="success"
        mark={
          <>
            {COMPLETED}
            {news?.newResults && <Badge tone="accent">New results</Badge>}
          </>
        }
        action={<ButtonLink to="/assessment">View Results & Recommendations</ButtonLink>}
      >
        <p>{news?.proposal ? SUGGESTED : results ? BOTH : ONE}</p>
      </Frame>
    );
  }
  if (data === undefined && isError) {
    return (
      <Frame
        mark={null}
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        <p role="alert">We could not check where you are in the assessment.</p>
      </Frame>
    );
  }
  if (data === undefined) {
    return (
      <Frame busy mark={null} action={<span className={styles.actionToBe} />}>
        <p className={stack.quiet} role="status">
          Looking up your assessment
        </p>
      </Frame>
    );
  }
  return (
    <Frame
      mark={<Badge tone="accent">Required First</Badge>}
      action={<ButtonLink to="/assessment">Take Assessment</ButtonLink>}
    >
      <p className={stack.quiet}>
        {QUESTION_COUNT} questions, about 15 minutes, each of you alone. Your answers stay yours. The results
        show you both where to begin.
      </p>
    </Frame>
  );
}
