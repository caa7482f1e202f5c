import type { CategoryResult } from '@anew/contracts/assessment/results';
import type { AssessmentRound } from '@anew/contracts/assessment/views';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import type { Person } from '../lib/couple-people';
import { changeInWords, longDate } from '../lib/words';
import { marksOf } from './category-lines';
import { Dumbbell } from './dumbbell';
import { Legend } from './legend';
import { RoundsTable } from './rounds-table';
import { Section } from './section';

/** More rounds would make the picture a wall of lines. Older ones are in the copy of one's data. */
const AT_MOST = 4;

interface ThenAndNowProps {
  /** Sorted with the newest first. */
  rounds: readonly AssessmentRound[];
  people: readonly Person[];
}

function find(round: AssessmentRound | undefined, category: string): CategoryResult | undefined {
  return round?.results.categories.find((each) => each.category === category);
}

function Line({
  round,
  category,
  people,
}: {
  round: AssessmentRound;
  category: string;
  people: readonly Person[];
}) {
  const found = find(round, category);
  return (
    <li>
      <p className={layout.small}>{longDate(round.closedAt)}</p>
      {found?.band ? (
        <Dumbbell marks={marksOf(found, people)} />
      ) : (
        <p className={layout.muted}>Not pictured</p>
      )}
    </li>
  );
}

/** The same areas, round by round: drawn, in words, and in a table. */
export function ThenAndNow({ rounds, people }: ThenAndNowProps) {
  const shown = rounds.slice(0, AT_MOST);
  const [now, then] = shown;
  if (!now || !then) return null;
  return (
    <Section id="then" title="Then and now" lead="How you both saw it in each round, the newest first.">
      <Card as="div" className={stack.stack ?? ''}>
        <Legend people={people} />
        <ul role="list" className={stack.rows}>
          {now.results.categories.map(({ category }) => (
            <li key={category} className={layout.tight}>
              <h3>{category}</h3>
              <p>{changeInWords(find(then, category), find(now, category))}</p>
              <ul role="list" className={stack.stack}>
                {shown.map((round) => (
                  <Line key={round.number} round={round} category={category} people={people} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <RoundsTable rounds={shown} people={people} />
      </Card>
    </Section>
  );
}
