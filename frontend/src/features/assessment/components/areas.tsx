import type { Area } from '@anew/contracts/assessment/results';
import * as words from '@anew/words/assessment-results';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import styles from './results-screen.module.css';
import { Section } from './section';

function Words({ category, title, summary }: Area) {
  return (
    <>
      <p className={layout.small}>{category}</p>
      <h3 className={layout.larger}>{title}</h3>
      <p>{summary}</p>
    </>
  );
}

export function Strengths({ areas }: { areas: readonly Area[] }) {
  return (
    <Section id="strengths" title={words.strong()}>
      {areas.length === 0 && <p>{words.noStrengths()}</p>}
      {areas.length > 0 && (
        <ul role="list" className={stack.stack}>
          {areas.map((area) => (
            <Card key={area.category} as="li" tone="primary" className={layout.close}>
              <Words {...area} />
            </Card>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The first area worth a conversation. The others can wait, and stand folded below it. */
export function PlaceToGrow({ areas: [first, ...later] }: { areas: readonly Area[] }) {
  return (
    <Section id="grow" title={words.grow()}>
      {!first && <p>{words.nothingToGrow()}</p>}
      {first && (
        <Card as="div" tone="accent" className={layout.close}>
          <Words {...first} />
        </Card>
      )}
      {later.length > 0 && (
        <details className={styles.later}>
          <summary>{words.later()}</summary>
          <ul role="list" className={stack.rows}>
            {later.map((area) => (
              <li key={area.category} className={layout.tight}>
                <Words {...area} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}
