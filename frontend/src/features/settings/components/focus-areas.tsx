import { FOCUS_MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import type { Focus } from '@anew/contracts/content/views';
import { useQuery } from '@tanstack/react-query';
import { focusesQuery } from '#api/content';
import { Card } from '#shared/ui/card';
import { ErrorState } from '#shared/ui/error-state';
import { Spinner } from '#shared/ui/spinner';
import stack from '#shared/ui/stack.module.css';
import { FocusRow } from './focus-row';
import { FocusSuggestions } from './focus-suggestions';

function Areas({ focuses }: { focuses: Focus[] }) {
  return (
    <>
      <FocusSuggestions focuses={focuses} />
      <ul role="list" className={stack.rows}>
        {FOCUS_MODULE_SLUGS.map((slug) => (
          <FocusRow
            key={slug}
            slug={slug}
            priority={focuses.find(({ moduleSlug }) => moduleSlug === slug)?.priority ?? null}
          />
        ))}
      </ul>
    </>
  );
}

export function FocusAreas() {
  const { data, isPending, refetch } = useQuery(focusesQuery);
  return (
    <Card title="Focus areas">
      <div className={stack.stack}>
        <p className={stack.quiet}>
          Choose what the two of you want to give more room. Higher-priority areas appear more often in your
          daily questions. Both of you see the same choice.
        </p>
        {isPending && <Spinner label="Loading your focus areas" />}
        {!isPending && !data && <ErrorState onRetry={() => void refetch()} />}
        {data && <Areas focuses={data} />}
      </div>
    </Card>
  );
}
