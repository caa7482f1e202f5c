import { useQuery } from '@tanstack/react-query';
import { instanceQuery } from '#api/instance';

/** Who runs this copy of Anew, and how long its backups live. */
export function useInstance() {
  return useQuery(instanceQuery);
}
