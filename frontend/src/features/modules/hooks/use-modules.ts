import { useQuery } from '@tanstack/react-query';
import { modulesQuery } from '#api/content';

export function useModules() {
  return useQuery(modulesQuery);
}

/** The eight modules that come with the app, loaded only when the server has none. */
export function useBuiltInModules(needed: boolean) {
  return useQuery({
    queryKey: ['built-in-modules'],
    queryFn: async () => (await import('../lib/built-in-modules')).BUILT_IN_MODULES,
    staleTime: Infinity,
    enabled: needed,
  });
}
