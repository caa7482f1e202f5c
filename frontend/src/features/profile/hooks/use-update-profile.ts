import type { User } from '@anew/contracts/identity/views';
import * as words from '@anew/words/profile';
import { updateProfile } from '#api/account-calls';
import { errorText, HttpError, serverMessageOr } from '#shared/api/http-error';
import { useProof } from '#shared/proof/use-proof';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import type { Personal, PersonalField } from '../lib/changes';

export function updateFailureText(error: Error): string {
  return words.updateFailed({ why: serverMessageOr(errorText(error), error) });
}

export function fieldError(error: unknown, field: PersonalField): string | null {
  if (!(error instanceof HttpError)) return null;
  if (field === 'email' && error.code === 'email_taken') return error.serverMessage;
  return error.fieldErrors.find((it) => it.field === field)?.message ?? null;
}

export function useUpdateProfile(onUserChange: (user: User) => void) {
  const { toast } = useToast();
  const lateToast = useLateToast();
  return useProof({
    mutationFn: (changes: Partial<Personal>) => updateProfile(changes),
    onSuccess: (user) => {
      onUserChange(user);
      toast({ title: words.updated(), variant: 'success' });
    },
    onError: (error) => lateToast({ title: updateFailureText(error) }),
  });
}
