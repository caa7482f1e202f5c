import { useQuery } from '@tanstack/react-query';
import { membersQuery } from '#api/couples';
import { partnersIn } from '../lib/names';

/** Finds a partner's name by their id. It finds none for the id that an answer of an older release lacks. */
export function useNameOf(userId: string) {
  const { data } = useQuery(membersQuery);
  const partners = partnersIn(data ?? [], userId);
  return (id: string | null | undefined): string | undefined =>
    partners.find((partner) => partner.userId === id)?.name;
}
