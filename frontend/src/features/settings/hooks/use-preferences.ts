import type { Preferences } from '@anew/contracts/identity/preferences';
import * as words from '@anew/words/settings-questions';
import { notAllowed } from '@anew/words/settings-reminders';
import { useQueryClient } from '@tanstack/react-query';
import { keepAnswer } from '#api/keep-answer';
import { preferencesQuery } from '#api/preferences';
import { changePreferences, type PreferenceChanges } from '#api/preferences-calls';
import { serverMessageOr } from '#shared/api/http-error';
import { useMutation } from '#shared/api/use-mutation';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { NotAllowed, showRemindersHere } from '../lib/notifications';

function preferenceFailureText(error: unknown): string {
  if (error instanceof NotAllowed) return notAllowed();
  return serverMessageOr(words.failed(), error);
}

export interface PreferenceChange {
  change: (changes: PreferenceChanges) => void;
  /** Changes that are on their way and shown already. */
  pending: PreferenceChanges | null;
  isSaved: boolean;
  failure: string | null;
}

/** Changes run in the order in which they were made, and each leaves alone what it does not name. */
export function useChangePreferences(): PreferenceChange {
  const lateToast = useLateToast();
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    several: true,
    scope: { id: 'preferences' },
    mutationFn: async (changes: PreferenceChanges) => {
      // The server refuses reminders by a browser as long as it knows none that can show them.
      if (changes.reminder?.channel === 'push') await showRemindersHere();
      return changePreferences(changes);
    },
    onSuccess: (preferences: Preferences) => keepAnswer(queryClient, preferencesQuery, preferences),
    onError: (failed) => lateToast({ title: words.notChanged(), description: preferenceFailureText(failed) }),
  });
  return {
    change: mutate,
    pending: isPending ? variables : null,
    isSaved: isSuccess,
    failure: error && preferenceFailureText(error),
  };
}
