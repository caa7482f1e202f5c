import type { FocusModuleSlug } from '@anew/contracts/content/module-slugs';
import type { FocusPriority } from '@anew/contracts/content/views';
import * as words from '@anew/words/focus';
import { useQueryClient } from '@tanstack/react-query';
import { focusesQuery } from '#api/content';
import { deleteFocus, setFocus } from '#api/focus-calls';
import { keepAnswer } from '#api/keep-answer';
import { serverMessageOr } from '#shared/api/http-error';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useMutation } from '../api/use-mutation';

export function focusFailureText(error: unknown): string {
  return serverMessageOr(words.failed(), error);
}

/**
 * Sets the focus area's priority; null removes the focus. Two changes of one area run in the order in which they were
 * made.
 */
export function useSetFocus(moduleSlug: FocusModuleSlug) {
  const lateToast = useLateToast();
  const queryClient = useQueryClient();
  return useMutation({
    several: true,
    scope: { id: `focus ${moduleSlug}` },
    mutationFn: (priority: FocusPriority | null) =>
      priority ? setFocus({ moduleSlug, priority }) : deleteFocus(moduleSlug),
    onSuccess: (focus) =>
      keepAnswer(queryClient, focusesQuery, (all = []) => {
        const others = all.filter((other) => other.moduleSlug !== moduleSlug);
        return focus ? [...others, focus] : others;
      }),
    onError: (error) => lateToast({ title: words.notChanged(), description: focusFailureText(error) }),
  });
}
