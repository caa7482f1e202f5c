import type { ReadDifferently as Item } from '@anew/contracts/assessment/results';
import * as words from '@anew/words/assessment-results';
import { Card } from '#shared/ui/card';
import stack from '#shared/ui/stack.module.css';

export function ReadDifferently({ items }: { items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <Card as="div" tone="sunken" className={stack.stack}>
      <h3>{words.differently()}</h3>
      <ul role="list" className={stack.stack}>
        {items.map(({ questionId, summary }) => (
          <li key={questionId}>{summary}</li>
        ))}
      </ul>
    </Card>
  );
}
