import type { AssessmentResults } from '@anew/contracts/assessment/results';
import type { AssessmentRound } from '@anew/contracts/assessment/views';
import { toModules } from '@anew/words/assessment';
import * as words from '@anew/words/assessment-results';
import { type ReactNode, Suspense } from 'react';
import { classNames } from '#shared/lib/class-names';
import { lazyPart } from '#shared/lib/lazy-part';
import { Button, ButtonLink } from '#shared/ui/button';
import { Icon } from '#shared/ui/icon';
import { Page } from '#shared/ui/page';
import stack from '#shared/ui/stack.module.css';
import type { Person } from '../lib/couple-people';
import { longDate } from '../lib/long-date';
import { PlaceToGrow, Strengths } from './areas';
import { Conversation } from './conversation';
import { PatternHero } from './pattern-hero';
import styles from './results-screen.module.css';
import { Snapshot } from './snapshot';
import type { ThenAndNowProps } from './then-and-now';

const thenAndNow = lazyPart<ThenAndNowProps>(() => import('./then-and-now'));

interface ResultsScreenProps {
  results: AssessmentResults;
  people: readonly Person[];
  /** All rounds, newest first; empty as long as they are not loaded. */
  rounds: readonly AssessmentRound[];
  /** The talks to which the results lead; none where a talk alone is not the right help. */
  talks: ReactNode;
  /** What only the printed page shows. */
  onPaper: ReactNode;
  /** Card about the next round, below these results. */
  next: ReactNode;
}

function End() {
  return (
    <footer className={classNames(stack.actions, styles.end)}>
      <ButtonLink variant="secondary" to="/modules">
        <Icon name="arrow-left" size={18} />
        {toModules()}
      </ButtonLink>
      <Button variant="quiet" onClick={() => window.print()}>
        {words.print()}
      </Button>
    </footer>
  );
}

/** Results as both partners see them, the good things first. There is no total: two people are not a number. */
export function ResultsScreen({ results, people, rounds, talks, onPaper, next }: ResultsScreenProps) {
  return (
    <Page
      title={words.title()}
      width="narrow"
      eyebrow={<time dateTime={results.computedAt}>{longDate(results.computedAt)}</time>}
      heading={words.heading()}
      lead={words.lead()}
    >
      <div className={styles.sections}>
        <PatternHero pattern={results.pattern} />
        <Strengths areas={results.strengthAreas} />
        <PlaceToGrow areas={results.priorityAreas} />
        {onPaper}
        <div className={classNames(styles.sections, 'screen-only')}>
          {talks}
          <Snapshot results={results} people={people} />
          <Conversation recommendations={results.recommendations} leads={talks === undefined} />
          {rounds.length > 1 && (
            <Suspense fallback={null}>
              <thenAndNow.Component rounds={rounds} />
            </Suspense>
          )}
          {next}
        </div>
      </div>
      <End />
    </Page>
  );
}
