import { useQuery } from '@tanstack/react-query';
import { moduleQuery } from '#api/content';

export function useModule(slug: string) {
  return useQuery(moduleQuery(slug));
}
