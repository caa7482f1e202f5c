import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { undecidedSharingQuery } from '#api/journal';
import { lazyPart } from '#shared/lib/lazy-part';
import type { SharingCardProps } from './sharing-card';

const card = lazyPart<SharingCardProps>(() => import('./sharing-card'));

/** Asked once, after a join or a merge. There is no hurry: until then nothing is shared. */
export function SharingQuestion({ userId }: { userId: string }) {
  const { data: undecided } = useQuery(undecidedSharingQuery);
  return undecided ? (
    <Suspense fallback={null}>
      <card.Component userId={userId} undecided={undecided} />
    </Suspense>
  ) : null;
}
