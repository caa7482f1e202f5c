import type { Agreement, Talk } from '@anew/contracts/assessment/talks';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { agreementsQuery, talksQuery } from '#api/assessment';
import {
  type AgreementCheck,
  checkAgreement,
  makeAgreement,
  moveTalk,
  type NewAgreement,
  startTalk,
  type TalkMoving,
} from '#api/assessment-calls';
import { keepAnswer } from '#api/keep-answer';
import { isSignedOut } from '#shared/api/http-error';
import { useMutation } from '#shared/api/use-mutation';

export function useTalks() {
  return useQuery(talksQuery);
}

export function useAgreements() {
  return useQuery(agreementsQuery);
}

/** Reads the talks, or another query, again after a refusal, because the partner may have done something else. */
export function useReadAnew({ queryKey }: { queryKey: QueryKey } = talksQuery) {
  const client = useQueryClient();
  return (error: Error) => {
    if (!isSignedOut(error)) void client.invalidateQueries({ queryKey });
  };
}

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

export function useCheckAgreement({ id }: Agreement, onChecked: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (check: AgreementCheck) => checkAgreement(id, check),
    onSuccess: async (_nothing, { outcome }) => {
      await keepAnswer(client, agreementsQuery, (all) =>
        all?.map((one) => (one.id === id ? { ...one, outcome } : one)),
      );
      onChecked();
    },
    onError: useReadAnew(agreementsQuery),
  });
}
