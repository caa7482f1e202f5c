import type { TodaysPrompt } from '@anew/contracts/content/answers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { todaysQuestionQuery } from '#api/content';
import { keepAnswer } from '#api/keep-answer';
import {
  answerQuestion,
  askAnotherQuestion,
  passQuestion,
  rateQuestion,
  replyToAnswer,
} from '#api/todays-calls';
import { isSignedOut } from '#shared/api/http-error';
import type { Outcome } from '#shared/api/outcome';
import { useMutation } from '#shared/api/use-mutation';

export function useTodaysQuestion() {
  return useQuery(todaysQuestionQuery);
}

export function useRateQuestion(promptId: string, outcome: Outcome<{ isUpvote: boolean }>) {
  return useMutation({
    several: true,
    mutationFn: (isUpvote: boolean) => rateQuestion(promptId, isUpvote),
    onSuccess: outcome.onSuccess,
    onError: outcome.onError,
  });
}

/** Writes confirmed changes into the cache, and reads the question again after a refusal. */
function useKeeping() {
  const client = useQueryClient();
  return {
    keep: (promptId: string, mine: TodaysPrompt['mine']) =>
      keepAnswer(client, todaysQuestionQuery, (todays) =>
        todays?.id === promptId
          ? { ...todays, mine, canHaveAnother: todays.canHaveAnother && !mine?.answered }
          : todays,
      ),
    keepQuestion: (todays: TodaysPrompt) => keepAnswer(client, todaysQuestionQuery, todays),
    readAnew: () => client.invalidateQueries({ queryKey: todaysQuestionQuery.queryKey }),
    readAfter: (error: Error) =>
      isSignedOut(error) ? undefined : client.invalidateQueries({ queryKey: todaysQuestionQuery.queryKey }),
  };
}

interface Answering {
  promptId: string;
  text: string;
  forPartner: boolean;
}

/** Key of what sends an answer. A form that is opened anew meanwhile holds still, too. */
export const ANSWERING = ['answer'];

export function useAnswerQuestion({ onSuccess, onError }: Outcome<{ opened: boolean }>) {
  const { keep, readAnew, readAfter } = useKeeping();
  return useMutation({
    mutationKey: ANSWERING,
    mutationFn: ({ promptId, text }: Answering) => answerQuestion(promptId, text),
    onSuccess: async (receipt, { promptId, text, forPartner }) => {
      await keep(promptId, { answered: true, passed: false, text, reply: null, forPartner });
      // The receipt has no words of the partner, so the question is read again.
      if (receipt.opened) await readAnew();
      onSuccess(receipt);
    },
    onError: (error) => {
      void readAfter(error);
      onError(error);
    },
  });
}

export function usePassQuestion({ onSuccess, onError }: Outcome) {
  const { keep, readAfter } = useKeeping();
  return useMutation({
    mutationFn: passQuestion,
    onSuccess: async (_nothing, promptId) => {
      await keep(promptId, { answered: false, passed: true, text: null, reply: null, forPartner: true });
      onSuccess();
    },
    onError: (error) => {
      void readAfter(error);
      onError(error);
    },
  });
}

export function useAnotherQuestion({ onSuccess, onError }: Outcome) {
  const { keepQuestion, readAfter } = useKeeping();
  return useMutation({
    mutationFn: askAnotherQuestion,
    onSuccess: async (question) => {
      await keepQuestion(question);
      onSuccess();
    },
    onError: (error) => {
      void readAfter(error);
      onError(error);
    },
  });
}

export function useReply(promptId: string, { onSuccess, onError }: Outcome) {
  return useMutation({
    mutationFn: (text: string) => replyToAnswer(promptId, text),
    onSuccess: () => onSuccess(),
    onError,
  });
}
