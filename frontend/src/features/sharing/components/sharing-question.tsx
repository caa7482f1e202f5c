import { Suspense } from 'react';
import { lazyPart } from '#shared/lib/lazy-part';
import { useUndecided } from '../hooks/use-sharing';
import type { SharingCardProps } from './sharing-card';

const card = lazyPart<SharingCardProps>(() => import('./sharing-card'));

/** Asked once, after a join or a merge. There is no hurry: until then nothing is shared. */
export function SharingQuestion({ userId }: { userId: string }) {
  const { data: undecided } = useUndecided();
  if (!undecided) return null;
  return (
    <Suspense fallback={null}>
      <card.Component userId={userId} undecided={undecided} />
    </Suspense>
  );
}
