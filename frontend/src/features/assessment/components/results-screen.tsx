import type { AssessmentResults } from '@anew/contracts/assessment/results';
import type { AssessmentRound } from '@anew/contracts/assessment/views';
import type { ReactNode } from 'react';
import { classNames } from '#shared/lib/class-names';
import { ButtonLink } from '#shared/ui/button';
import { Icon } from '#shared/ui/icon';
import { Page } from '#shared/ui/page';
import stack from '#shared/ui/stack.module.css';
import type { Person } from '../lib/couple-people';
import { longDate } from '../lib/words';
import { Areas } from './areas';
import { Conversation } from './conversation';
import { Emblem } from './emblem';
import styles from './results-screen.module.css';
import { Snapshot } from './snapshot';
import { ThenAndNow } from './then-and-now';

interface ResultsScreenProps {
  results: AssessmentResults;
  people: readonly Person[];
  /** All rounds, newest first; empty as long as they are not loaded. */
  rounds: readonly AssessmentRound[];
  /** The talks to which the results lead. */
  talks: ReactNode;
  /** Card about the next round, below these results. */
  next: ReactNode;
}

const NO_STRENGTHS =
  'You both sat down and answered honestly, each on your own. Not every couple does that, and it is where anything else begins.';
const NOTHING_TO_GROW = 'Nothing stands out that asks for your attention. Keep doing what you’re doing.';

/** Results as both partners see them, the good things first. There is no total: two people are not a number. */
export function ResultsScreen({ results, people, rounds, talks, next }: ResultsScreenProps) {
  return (
    <Page
      title="Your results"
      width="narrow"
      eyebrow={<Emblem>{longDate(results.computedAt)}</Emblem>}
      heading="What the two of you see"
      lead="Both of you look at this same page. Your single answers are not on it."
    >
      <div className={styles.sections}>
        <Areas
          id="strengths"
          title="What is strong between you"
          areas={results.strengthAreas}
          tone="primary"
          empty={NO_STRENGTHS}
        />
        <Areas
          id="grow"
          title="Where to grow"
          areas={results.priorityAreas}
          tone="surface"
          empty={NOTHING_TO_GROW}
        />
        <Snapshot results={results} people={people} />
        {talks}
        <Conversation recommendations={results.recommendations} />
        <ThenAndNow rounds={rounds} people={people} />
        {next}
      </div>
      <footer className={classNames(stack.actions, styles.end)}>
        <ButtonLink variant="secondary" to="/modules">
          <Icon name="arrow-left" size={18} />
          Back to Modules
        </ButtonLink>
      </footer>
    </Page>
  );
}
