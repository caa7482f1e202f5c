import type { AssessmentResponses, SubmissionReceipt } from '@anew/contracts/assessment/views';
import * as words from '@anew/words/assessment';
import { useQueryClient } from '@tanstack/react-query';
import { myResponsesQuery } from '#api/assessment';
import { submitAssessment } from '#api/assessment-calls';
import { keepAnswer } from '#api/keep-answer';
import { errorText, serverMessageOr } from '#shared/api/http-error';
import { useMutation } from '#shared/api/use-mutation';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import type { Answers } from '../lib/unsent-answers';
import { clearUnsent } from '../lib/unsent-store';

export function submitFailureText(error: Error): string {
  const reason = serverMessageOr(errorText(error), error).replace(/\.$/, '');
  return words.failed({ reason });
}

/** Sends all answers. The copy on this device is removed only once the server has them. */
export function useSubmitAssessment(userId: string) {
  const { toast } = useToast();
  const lateToast = useLateToast();
  const queryClient = useQueryClient();

  function keep(receipt: SubmissionReceipt, responses: Answers) {
    clearUnsent(userId);
    const own: AssessmentResponses = { responses, submittedAt: receipt.submittedAt };
    return keepAnswer(queryClient, myResponsesQuery, own);
  }

  return useMutation({
    mutationFn: (responses: Answers) => submitAssessment(responses),
    onSuccess: async (receipt, responses) => {
      await keep(receipt, responses);
      toast({ title: words.completed(), variant: 'success' });
    },
    onError: (error) => {
      lateToast({ title: submitFailureText(error) });
    },
  });
}
