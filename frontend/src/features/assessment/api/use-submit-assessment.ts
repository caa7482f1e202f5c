import type { AssessmentResponses, SubmissionReceipt } from '@anew/contracts/assessment/views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../shared/api/http';
import { errorText, serverMessageOr } from '../../../shared/api/http-error';
import { useToast } from '../../../shared/ui/toast/use-toast';
import { clearDraft } from '../lib/draft-store';
import type { Answers } from '../lib/draft';
import { myResponsesQuery } from './queries';

export function submitFailureText(error: unknown): string {
  const reason = serverMessageOr(errorText(error), error).replace(/\.$/, '');
  return `Failed to save assessment: ${reason}. Please try again.`;
}

/** Sends all answers. The local copy is given up only once the server has them. */
export function useSubmitAssessment(userId: string) {
  const { toast } = useToast();
  const queryClient = useQueryClient();

  function keep(receipt: SubmissionReceipt, responses: Answers) {
    clearDraft(userId);
    const own: AssessmentResponses = { responses, submittedAt: receipt.submittedAt };
    queryClient.setQueryData(myResponsesQuery.queryKey, own);
  }

  return useMutation({
    mutationFn: (responses: Answers) => http.post<SubmissionReceipt>('/api/assessment/submit', { responses }),
    onSuccess: (receipt, responses) => {
      keep(receipt, responses);
      toast({ title: 'Assessment completed!', variant: 'success' });
    },
    onError: (error) => {
      toast({ title: submitFailureText(error), variant: 'destructive' });
    },
  });
}
