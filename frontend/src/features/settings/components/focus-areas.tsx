import { type FocusModuleSlug, MODULE_TITLES } from '@anew/contracts/content/module-slugs';
import type { Focus } from '@anew/contracts/content/views';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { resultsQuery } from '#api/assessment';
import { focusesQuery } from '#api/content';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { ErrorState } from '#shared/ui/error-state';
import { Notice } from '#shared/ui/notice';
import { Spinner } from '#shared/ui/spinner';
import stack from '#shared/ui/stack.module.css';
import { areasFrom, levelWords, ofNextQuestions } from '../lib/areas';
import { FocusCard } from './focus-card';
import styles from './settings.module.css';

/** Sentence for screen readers after a change, because the card may have moved. */
function placeOf(slug: FocusModuleSlug, focuses: readonly Focus[]): string {
  const areas = areasFrom(focuses, null);
  const index = areas.findIndex((area) => area.slug === slug);
  const level = levelWords(areas[index]?.priority ?? null);
  return `${MODULE_TITLES[slug]} is ${level} now, number ${index + 1} of ${areas.length}. From tomorrow on, ${ofNextQuestions(slug, focuses)}.`;
}

function Areas({ focuses }: { focuses: Focus[] }) {
  const { data: results = null, isError, refetch } = useQuery(resultsQuery);
  const [changed, setChanged] = useState<FocusModuleSlug | null>(null);
  const lastUsed = useRef<Element | null>(null);
  const areas = areasFrom(focuses, results);
  const order = areas.map(({ slug }) => slug).join();

  // A control loses the focus when its card moves to another place in the document.
  useLayoutEffect(() => {
    if (document.activeElement === document.body && lastUsed.current instanceof HTMLElement)
      lastUsed.current.focus();
  }, [order]);

  return (
    <>
      {isError && (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          The suggestions from your assessment did not load.
        </Notice>
      )}
      {!isError && results === null && (
        <p className={stack.quiet}>
          Not sure where to begin? <Link to="/assessment">Take the assessment</Link>. Once you both have, the
          reasons stand here.
        </p>
      )}
      <ol role="list" className={styles.areas}>
        {areas.map((area) => (
          <FocusCard
            key={area.slug}
            area={area}
            focuses={focuses}
            onChange={() => {
              lastUsed.current = document.activeElement;
            }}
            onChanged={() => setChanged(area.slug)}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {changed && placeOf(changed, focuses)}
      </p>
    </>
  );
}

export function FocusAreas() {
  const { data, isPending, refetch } = useQuery(focusesQuery);
  return (
    <Card>
      <div className={stack.stack}>
        <p className={stack.quiet}>
          Choose what the two of you want to make more room for, and put it in order. Higher-priority areas
          appear more often in your daily questions. Today’s question stays; tomorrow’s follows the new order.
          Both of you see the same choice.
        </p>
        {isPending && <Spinner label="Loading your focus areas" />}
        {!isPending && !data && <ErrorState onRetry={() => void refetch()} />}
        {data && <Areas focuses={data} />}
      </div>
    </Card>
  );
}
