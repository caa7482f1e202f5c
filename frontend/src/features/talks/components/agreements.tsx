import { Suspense, useState } from 'react';
import { lazyPart } from '#shared/lib/lazy-part';
import { useAgreements } from '../hooks/use-talks';

const card = lazyPart<{ userId: string }>(() => import('./agreements-card'));

/**
 * Agreements that nobody has looked at again yet. Their card is loaded only where there is one, and stays when the last
 * has been looked at.
 */
export function Agreements({ userId }: { userId: string }) {
  const { data } = useAgreements();
  const [had, setHad] = useState(false);
  if (!had && data?.some(({ outcome }) => outcome === null)) setHad(true);
  if (!had) return null;
  return (
    <Suspense fallback={null}>
      <card.Component userId={userId} />
    </Suspense>
  );
}
