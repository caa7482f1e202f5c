import { useMutation } from '@tanstack/react-query';
import { dismissJoin } from '#api/couples-calls';

/** A failure is not reported: the screen comes once more another time. */
export function useDismissJoin() {
  return useMutation({ mutationFn: dismissJoin });
}
