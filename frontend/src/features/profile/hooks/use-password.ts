import * as words from '@anew/words/profile-sign-in';
import { useQuery } from '@tanstack/react-query';
import { addressQuery } from '#api/account';
import { changePassword } from '#api/account-calls';
import { HttpError, serverMessageOr } from '#shared/api/http-error';
import { useProof } from '#shared/proof/use-proof';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';

export function passwordFailureText(error: Error): string {
  return serverMessageOr(words.passwordFailed(), error);
}

/** The error about the new password itself, to be shown at its field. */
export function passwordError(error: Error | null): string | null {
  if (!(error instanceof HttpError)) return null;
  return error.fieldErrors.find(({ field }) => field === 'password')?.message ?? null;
}

export function useChangePassword(onChanged: () => void) {
  const { toast } = useToast();
  const lateToast = useLateToast();
  const { data: address } = useQuery(addressQuery);
  return useProof({
    mutationFn: async (password: string) => {
      await changePassword(password);
      // By now the server has given it up, and what is shown is soon read anew.
      return address?.pending?.email ?? null;
    },
    onSuccess: (givenUp) => {
      const givenUpText = givenUp === null ? '' : ` ${words.newAddressGivenUp({ email: givenUp })}`;
      toast({
        title: words.passwordChanged(),
        description: `${words.passwordChangedText()}${givenUpText}`,
        variant: 'success',
      });
      onChanged();
    },
    onError: (error) =>
      lateToast({ title: words.passwordFailed(), description: serverMessageOr('', error) || undefined }),
  });
}
