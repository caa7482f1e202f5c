import type { AssessmentResults } from '@anew/contracts/assessment/results';
import type { FocusModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Focus, FocusPriority } from '@anew/contracts/content/views';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../shared/api/http';
import { serverMessageOr } from '../../../shared/api/http-error';
import { useToast } from '../../../shared/ui/toast/use-toast';

const PATH = '/api/focuses';

export const focusesQuery = queryOptions<Focus[]>({
  queryKey: [PATH],
  queryFn: ({ signal }) => http.get(PATH, signal),
});

export const resultsQuery = queryOptions<AssessmentResults | null>({
  queryKey: ['/api/assessment/results'],
});

export function focusFailureText(error: unknown): string {
  return serverMessageOr('This focus area was not changed. Please try again.', error);
}

async function setFocus(moduleSlug: FocusModuleSlug, priority: FocusPriority | null) {
  if (priority) return http.post<Focus>(PATH, { moduleSlug, priority });
  return http.delete(`${PATH}/${moduleSlug}`);
}

/** Null deactivates. Two changes of one area follow each other, in the order in which they were made. */
export function useSetFocus(slug: FocusModuleSlug) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `focus ${slug}` },
    mutationFn: (priority: FocusPriority | null) => setFocus(slug, priority),
    onSuccess: (focus) => {
      queryClient.setQueryData(focusesQuery.queryKey, (all = []) => {
        const others = all.filter(({ moduleSlug }) => moduleSlug !== slug);
        return focus ? [...others, focus] : others;
      });
    },
    onError: (error) =>
      toast({
        title: 'Focus area not changed',
        description: focusFailureText(error),
        variant: 'destructive',
      }),
  });
}
