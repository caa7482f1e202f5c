import type { Preferences } from '@anew/contracts/identity/preferences';
import { loadingChoices } from '@anew/words/settings';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { preferencesQuery } from '#api/preferences';
import { Card } from '#shared/ui/card';
import { ErrorState } from '#shared/ui/error-state';
import { Spinner } from '#shared/ui/spinner';
import stack from '#shared/ui/stack.module.css';

interface PreferencesCardProps {
  title?: string;
  lead: string;
  children: (preferences: Preferences) => ReactNode;
}

/** A card of choices that the account stores. */
export function PreferencesCard({ title, lead, children }: PreferencesCardProps) {
  const { data, isPending, refetch } = useQuery(preferencesQuery);
  return (
    <Card title={title}>
      <div className={stack.stack}>
        <p className={stack.quiet}>{lead}</p>
        {isPending && <Spinner label={loadingChoices()} />}
        {!isPending && !data && <ErrorState onRetry={() => void refetch()} />}
        {data && children(data)}
      </div>
    </Card>
  );
}
