import { dismissJoin } from '#api/couples-calls';
import { useMutation } from '#shared/api/use-mutation';

/** A failure is not reported: the screen comes once more another time. */
export function useDismissJoin() {
  return useMutation({ mutationFn: dismissJoin });
}
