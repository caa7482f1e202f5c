import { useQuery } from '@tanstack/react-query';
import { instanceQuery } from '#api/instance';

/** The operator of this copy of Anew, and how long its backups are kept. */
export function useInstance() {
  return useQuery(instanceQuery);
}
