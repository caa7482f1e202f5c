import type { Talk } from '@anew/contracts/assessment/talks';
import { useQueryClient } from '@tanstack/react-query';
import { agreementsQuery, talksQuery } from '#api/assessment';
import {
  makeAgreement,
  moveTalk,
  type NewAgreement,
  startTalk,
  type TalkMoving,
} from '#api/assessment-calls';
import { keepAnswer } from '#api/keep-answer';
import { useMutation } from '#shared/api/use-mutation';
import { useReadAnew } from './use-talks';

export function useStartTalk() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: startTalk,
    onSuccess: (talks) => keepAnswer(client, talksQuery, talks),
    onError: useReadAnew(),
  });
}

export type Moving = Omit<TalkMoving, 'step'>;

export function useMoveTalk({ id, step }: Pick<Talk, 'id' | 'step'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (moving: Moving) => moveTalk(id, { ...moving, step }),
    onSuccess: (talks) => keepAnswer(client, talksQuery, talks),
    onError: useReadAnew(),
  });
}

export function useMakeAgreement(onMade: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (agreement: NewAgreement) => makeAgreement(agreement),
    onSuccess: async (made) => {
      await keepAnswer(client, agreementsQuery, (all) => [made, ...(all ?? [])]);
      onMade();
    },
    onError: useReadAnew(),
  });
}
