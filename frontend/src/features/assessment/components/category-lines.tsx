import type { CategoryResult } from '@anew/contracts/assessment/results';
import { classNames } from '#shared/lib/class-names';
import { Badge } from '#shared/ui/badge';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import type { Person } from '../lib/couple-people';
import { BAND_WORDS, isScored, UNSCORED_WORDS } from '../lib/words';
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
            <Badge>{isScored(category) ? BAND_WORDS[category.band] : UNSCORED_WORDS}</Badge>
          </div>
          {isScored(category) ? (
            <Dumbbell marks={marksOf(category, people)} />
          ) : (
            <p className={layout.muted}>
              Too few of these questions apply to the two of you to draw a line. Nothing is missing.
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
