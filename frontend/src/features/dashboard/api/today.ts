import type { ConnectionActivity, DailyPrompt, Quote } from '@anew/contracts/content/views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../shared/api/http';

const ACTIVITY = ['/api/connection-activities/today'];

export function useTodaysQuote() {
  return useQuery<Quote | null>({ queryKey: ['/api/quotes/today'] });
}

export function useTodaysQuestion() {
  return useQuery<DailyPrompt | null>({ queryKey: ['/api/prompts/today'] });
}

export function useRatePrompt(promptId: string) {
  return useMutation({
    mutationFn: (isUpvote: boolean) => http.post(`/api/prompts/${promptId}/rate`, { isUpvote }),
  });
}

export function useTodaysActivity() {
  return useQuery<ConnectionActivity | null>({ queryKey: ACTIVITY });
}

export interface ActivityFeedback {
  feedback?: string;
  rating?: number;
}

export function useCompleteActivity(activityId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: ActivityFeedback) =>
      http.post<ConnectionActivity>(`/api/connection-activities/${activityId}/complete`, said),
    onSuccess: (activity) => client.setQueryData(ACTIVITY, activity),
  });
}
