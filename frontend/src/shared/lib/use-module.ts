import type { Module } from '@anew/contracts/content/views';
import { useQuery } from '@tanstack/react-query';
import { retryUnlessMissing } from '../api/query-client';

export function useModule(slug: string) {
  return useQuery<Module | null>({
    queryKey: ['/api/content/modules', encodeURIComponent(slug)],
    retry: retryUnlessMissing,
  });
}
