import type { Agreement } from '@anew/contracts/assessment/talks';
import { Suspense, useEffect, useState } from 'react';
import { draftKey, drafts } from '#shared/lib/drafts';
import { lazyPart } from '#shared/lib/lazy-part';
import { useAgreements } from '../hooks/use-talks';

const card = lazyPart<{ userId: string }>(() => import('./agreements-card'));

/**
 * An easier version that was begun cannot be sent once the partner has said how it went, or taken the agreement away. It
 * stays on no device then. `use-agreement-draft.ts`, which names the drafts, comes with the card only.
 */
function useNoLateDrafts(userId: string, agreements: Agreement[] | null | undefined): void {
  useEffect(() => {
    const begun = draftKey('easier ', userId);
    for (const key of agreements ? drafts.keys() : [])
      if (key.startsWith(begun) && !agreements?.some(({ id, outcome }) => !outcome && key.includes(id)))
        drafts.clear(key);
  }, [userId, agreements]);
}

/**
 * Agreements that nobody has looked at again yet. Their card is loaded only where there is one, and stays when the last
 * has been looked at.
 */
export function Agreements({ userId }: { userId: string }) {
  const { data } = useAgreements();
  useNoLateDrafts(userId, data);
  const [had, setHad] = useState(false);
  if (!had && data?.some(({ outcome }) => outcome === null)) setHad(true);
  if (!had) return null;
  return (
    <Suspense fallback={null}>
      <card.Component userId={userId} />
    </Suspense>
  );
}
