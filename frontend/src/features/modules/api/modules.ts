import type { Module, ModuleSummary } from '@anew/contracts/content/views';
import { useQuery } from '@tanstack/react-query';
import { HttpError } from '../../../shared/api/http-error';
import { shouldRetry } from '../../../shared/api/query-client';

export function isMissing(error: Error | null): boolean {
  return error instanceof HttpError && error.status === 404;
}

export function useModules() {
  return useQuery<ModuleSummary[] | null>({ queryKey: ['/api/modules'] });
}

export function useModule(slug: string) {
  return useQuery<Module | null>({
    queryKey: ['/api/content/modules', encodeURIComponent(slug)],
    retry: (failures, error) => !isMissing(error) && shouldRetry(failures, error),
  });
}

/** The eight that come with the app; fetched only when the server has none. */
export function useBuiltInModules(needed: boolean) {
  return useQuery({
    queryKey: ['built-in-modules'],
    queryFn: async () => (await import('../lib/built-in-modules')).BUILT_IN_MODULES,
    staleTime: Infinity,
    enabled: needed,
  });
}
