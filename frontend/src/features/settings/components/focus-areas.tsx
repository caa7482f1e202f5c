import { type FocusModuleSlug, MODULE_TITLES } from '@anew/contracts/content/module-slugs';
import type { Focus } from '@anew/contracts/content/views';
import * as words from '@anew/words/settings-focus';
import { retry } from '@anew/words/shared';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { resultsQuery } from '#api/assessment';
import { focusesQuery } from '#api/content';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { ErrorState } from '#shared/ui/error-state';
import { passFocusOn } from '#shared/ui/heading-focus';
import { Notice } from '#shared/ui/notice';
import { Sentence } from '#shared/ui/sentence';
import { Spinner } from '#shared/ui/spinner';
import stack from '#shared/ui/stack.module.css';
import { areasFrom, INACTIVE, ofNextQuestions } from '../lib/areas';
import { FocusCard } from './focus-card';
import styles from './settings.module.css';

/** Sentence for screen readers after a change, because the card may have moved. */
function placeOf(slug: FocusModuleSlug, focuses: readonly Focus[]): string {
  const areas = areasFrom(focuses, null);
  const index = areas.findIndex((area) => area.slug === slug);
  return words.moved({
    title: MODULE_TITLES[slug],
    level: areas[index]?.priority ?? INACTIVE,
    place: index + 1,
    total: areas.length,
    ...ofNextQuestions(slug, focuses),
  });
}

function SuggestionsFailed({ onRetry }: { onRetry: () => void }) {
  const again = (
    <Button ref={passFocusOn} variant="secondary" onClick={onRetry}>
      {retry()}
    </Button>
  );
  return (
    <Notice tone="warning" action={again}>
      {words.suggestionsFailed()}
    </Notice>
  );
}

function Areas({ focuses }: { focuses: Focus[] }) {
  const { data: results, isError, refetch } = useQuery(resultsQuery);
  const [changed, setChanged] = useState<FocusModuleSlug | null>(null);
  const lastUsed = useRef<Element | null>(null);
  const areas = areasFrom(focuses, results ?? null);
  const order = areas.map(({ slug }) => slug).join();

  // A control loses the focus when its card moves to another place in the document.
  useLayoutEffect(() => {
    if (document.activeElement === document.body && lastUsed.current instanceof HTMLElement)
      lastUsed.current.focus();
  }, [order]);

  return (
    <>
      {isError && <SuggestionsFailed onRetry={() => void refetch()} />}
      {results === null && (
        <p className={stack.quiet}>
          <Sentence>{words.notSure({ assessment: (text) => <Link to="/assessment">{text}</Link> })}</Sentence>
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
        <p className={stack.quiet}>{words.lead()}</p>
        {isPending && <Spinner label={words.loading()} />}
        {!isPending && !data && <ErrorState onRetry={() => void refetch()} />}
        {data && <Areas focuses={data} />}
      </div>
    </Card>
  );
}
