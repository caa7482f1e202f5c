import { useQuery } from '@tanstack/react-query';
import { undecidedSharingQuery } from '#api/journal';
import { SharingCard } from './sharing-card';

/**
 * Asked once, after a join or a merge. There is no hurry: until then nothing is shared. The card comes with the code of
 * its screen, because one that came later would move everything below it.
 */
export function SharingQuestion({ userId }: { userId: string }) {
  const { data: undecided } = useQuery(undecidedSharingQuery);
  return undecided ? <SharingCard userId={userId} undecided={undecided} /> : null;
}
