import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { storyQuery } from '#api/household';
import { lazyPart } from '#shared/lib/lazy-part';
import { isNew } from '../lib/is-new';

const invitation = lazyPart(() => import('./welcome-invitation'));

/**
 * Offers the questions to someone who has just set up or joined a couple, until they have answered or declined.
 * @param since time when the person became part of the couple, once it is known
 */
export function WelcomeNotice({ since }: { since: string | undefined }) {
  const [now] = useState(() => new Date());
  const { data: story } = useQuery(storyQuery);
  if (story !== null || since === undefined || !isNew(since, now)) return null;
  return (
    <Suspense fallback={null}>
      <invitation.Component />
    </Suspense>
  );
}
