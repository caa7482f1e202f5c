import type { ConnectionActivity, DailyPrompt, Quote } from '@anew/contracts/content/views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { http } from '../../../shared/api/http';
import { isMissing } from '../../../shared/api/http-error';
import type { Outcome } from './outcome';
import { APPRECIATION } from './todays-appreciation';

const QUOTE = ['/api/quotes/today'];
const QUESTION = ['/api/prompts/today'];
const ACTIVITY = ['/api/connection-activities/today'];

export function useTodaysQuote() {
  return useQuery<Quote | null>({ queryKey: QUOTE });
}

export function useTodaysQuestion() {
  return useQuery<DailyPrompt | null>({ queryKey: QUESTION });
}

export function useRatePrompt(promptId: string, outcome: Outcome) {
  return useMutation({
    mutationFn: (isUpvote: boolean) => http.post(`/api/prompts/${promptId}/rate`, { isUpvote }),
    ...outcome,
  });
}

export function useTodaysActivity() {
  return useQuery<ConnectionActivity | null>({ queryKey: ACTIVITY });
}

export interface ActivityFeedback {
  feedback?: string;
  rating?: number;
}

export function useCompleteActivity(activityId: string, { onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: ActivityFeedback) =>
      http.post<ConnectionActivity>(`/api/connection-activities/${activityId}/complete`, said),
    onSuccess: (activity) => {
      client.setQueryData(ACTIVITY, activity);
      onSuccess();
    },
    onError: (error) => {
      if (isMissing(error)) void client.invalidateQueries({ queryKey: ACTIVITY });
      onError(error);
    },
  });
}

/** For when another day has come. */
export function useReadTodayAnew(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    for (const queryKey of [QUOTE, QUESTION, ACTIVITY, APPRECIATION]) {
      void client.invalidateQueries({ queryKey });
    }
  }, [client]);
}
