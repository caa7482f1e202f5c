import { useCreateCouple } from '../features/couple/hooks/use-create-couple';
import { joinFailureText, useJoinCouple } from '../features/couple/hooks/use-join-couple';
import type { CreateAction, JoinAction } from '../features/setup/actions';

export function useCreateAction(manner: 'plain' | 'welcome'): CreateAction {
  const { mutate, isPending, isSuccess, isError } = useCreateCouple(manner);
  return { start: mutate, pending: isPending || isSuccess, failed: isError };
}

export function useJoinAction(): JoinAction {
  const { join, isPending, isSuccess, error } = useJoinCouple();
  return { join, pending: isPending || isSuccess, failure: error && joinFailureText(error) };
}
