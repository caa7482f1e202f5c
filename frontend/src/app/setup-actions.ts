import { isMissing } from '#shared/api/http-error';
import { useInvite } from '../features/couple/hooks/use-couple';
import { useCreateCouple } from '../features/couple/hooks/use-create-couple';
import { joinFailureText, useJoinCouple } from '../features/couple/hooks/use-join-couple';
import { useFoundCode } from '../features/setup/hooks/use-found-code';
import type { CreateAction, InviteLookup, JoinAction } from '../features/setup/lib/actions';

export function useCreateAction(variant: 'plain' | 'welcome'): CreateAction {
  const { mutate, isPending, isSuccess, isError } = useCreateCouple(variant);
  return { start: mutate, pending: isPending || isSuccess, failed: isError };
}

export function useJoinAction(): JoinAction {
  const { join, isPending, isSuccess, error } = useJoinCouple();
  return { join, pending: isPending || isSuccess, failure: error && joinFailureText(error) };
}

/**
 * The invite code that the user came with, and who made it. Joining makes a code invalid, so it does not count as dead
 * from then on.
 */
export function useFoundInvite({ pending }: JoinAction): { foundCode: string; invite: InviteLookup } {
  const foundCode = useFoundCode();
  const { data, error } = useInvite(foundCode);
  return {
    foundCode,
    invite: { inviter: data?.inviterFirstName ?? null, isDead: !pending && isMissing(error) },
  };
}
