import type { CategoryResult } from '@anew/contracts/assessment/results';
import * as words from '@anew/words/assessment-results';
import { classNames } from '#shared/lib/class-names';
import { Badge } from '#shared/ui/badge';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import type { Person } from '../lib/couple-people';
import { bandWords, isScored } from '../lib/places';
import { Dumbbell, type Mark } from './dumbbell';

function marksOf({ partners }: Pick<CategoryResult, 'partners'>, people: readonly Person[]): Mark[] {
  return people.flatMap(({ userId, shape }) => {
    const partner = partners.find((it) => it.userId === userId);
    return partner ? [{ shape, score: partner.score }] : [];
  });
}

interface CategoryLinesProps {
  categories: readonly CategoryResult[];
  people: readonly Person[];
}

export function CategoryLines({ categories, people }: CategoryLinesProps) {
  return (
    <ul role="list" className={stack.rows}>
      {categories.map((category) => (
        <li key={category.category} className={layout.tight}>
          <div className={classNames(stack.actions, stack.apart)}>
            <h3>{category.category}</h3>
            <Badge>{bandWords(category.band)}</Badge>
          </div>
          {isScored(category) ? (
            <Dumbbell marks={marksOf(category, people)} />
          ) : (
            <p className={layout.muted}>{words.tooFew()}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
