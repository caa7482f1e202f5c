import type { ExportCall } from '../account/export.js';
import type { Call, NoInput } from '../rpc/call.js';
import type { SubmitAssessmentDto } from './dto.js';
import type { AssessmentQuestion } from './instrument.js';
import type { AssessmentResults } from './results.js';
import type { AssessmentResponses, SubmissionReceipt } from './views.js';

export const assessmentRpc = {
  account: { export: 'rpc.assessment.account.export.v1' },
  questions: { list: 'rpc.assessment.questions.list.v1' },
  responses: {
    submit: 'rpc.assessment.responses.submit.v1',
    mine: 'rpc.assessment.responses.mine.v1',
  },
  results: { current: 'rpc.assessment.results.current.v1' },
} as const;

export interface AssessmentRpcMap {
  [assessmentRpc.account.export]: ExportCall;
  [assessmentRpc.questions.list]: Call<NoInput, readonly AssessmentQuestion[]>;
  [assessmentRpc.responses.submit]: Call<SubmitAssessmentDto, SubmissionReceipt>;
  [assessmentRpc.responses.mine]: Call<NoInput, AssessmentResponses | null>;
  [assessmentRpc.results.current]: Call<NoInput, AssessmentResults | null>;
}
