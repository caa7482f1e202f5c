import type { InstanceInfo } from '@anew/contracts/instance/views';
import { useQuery } from '@tanstack/react-query';

/** Who runs this copy of Anew, and how long its backups live. */
export function useInstance() {
  return useQuery<InstanceInfo | null>({ queryKey: ['/api/instance'], staleTime: Infinity });
}
