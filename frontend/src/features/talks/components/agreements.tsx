import type { Agreement } from '@anew/contracts/assessment/talks';
import { Suspense, useEffect, useState } from 'react';
import { draftPlaces } from '#shared/lib/draft-places';
import { draftKey } from '#shared/lib/drafts';
import { lazyPart } from '#shared/lib/lazy-part';
import { useAgreements } from '../hooks/use-talks';

/** Kinds of drafts of an easier version, as `use-agreement-draft.ts` names them. That file comes with the card only. */
const EASIER_DRAFTS = ['easier', 'easier day'];

const card = lazyPart<{ userId: string }>(() => import('./agreements-card'));

/** An easier version that was begun cannot be sent once the partner has said how it went. It stays on no device then. */
function useNoLateDrafts(userId: string, agreements: Agreement[] | null | undefined): void {
  useEffect(() => {
    for (const { id, outcome } of agreements ?? [])
      if (outcome) for (const kind of EASIER_DRAFTS) draftPlaces.clear(draftKey(`${kind} ${id}`, userId));
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
