import type { CompletedActivity } from '@anew/contracts/content/views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { todaysActivityQuery, todaysQuestionQuery, todaysQuoteQuery } from '#api/content';
import { todaysAppreciationQuery } from '#api/journal';
import { keepAnswer } from '#api/keep-answer';
import { type ActivityFeedback, askAnotherActivity, completeActivity } from '#api/todays-calls';
import { isMissing, isSignedOut } from '#shared/api/http-error';
import type { Outcome } from '#shared/api/outcome';
import { useMutation } from '#shared/api/use-mutation';

export function useTodaysQuote() {
  return useQuery(todaysQuoteQuery);
}

export function useTodaysActivity() {
  return useQuery(todaysActivityQuery);
}

export function useCompleteActivity(activityId: string, { onSuccess, onError }: Outcome<CompletedActivity>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: ActivityFeedback) => completeActivity(activityId, said),
    onSuccess: async (activity) => {
      // One that was begun before midnight is not today's.
      await keepAnswer(client, todaysActivityQuery, (today) =>
        today && today.id !== activity.id ? today : activity,
      );
      onSuccess(activity);
    },
    onError: (error) => {
      if (isMissing(error)) void client.invalidateQueries({ queryKey: todaysActivityQuery.queryKey });
      onError(error);
    },
  });
}

/** Brings another activity for both. After a refusal, today's is read again. */
export function useAnotherActivity(onCome: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: askAnotherActivity,
    onSuccess: async (activity) => {
      onCome(activity.id);
      await keepAnswer(client, todaysActivityQuery, activity);
    },
    onError: (error) => {
      if (!isSignedOut(error)) void client.invalidateQueries({ queryKey: todaysActivityQuery.queryKey });
    },
  });
}

const OF_THE_DAY = [todaysQuoteQuery, todaysQuestionQuery, todaysActivityQuery, todaysAppreciationQuery];

/** Reads everything that belongs to a day again, when another day has begun. */
export function useReadTodayAnew(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    for (const { queryKey } of OF_THE_DAY) void client.invalidateQueries({ queryKey });
  }, [client]);
}
