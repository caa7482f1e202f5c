import type { ExportStream } from '../account/export.js';
import type { Call, NoInput } from '../rpc/call.js';
import type { SubmitAssessmentDto } from './dto.js';
import type { AssessmentQuestion } from './instrument.js';
import type { AssessmentResults, SharedAreas } from './results.js';
import type { Agreement, Talks } from './talks.js';
import type {
  AgreementRefDto,
  CheckAgreementDto,
  MakeAgreementDto,
  MoveTalkDto,
  StartTalkDto,
} from './talks-dto.js';
import type { AssessmentNews, AssessmentResponses, AssessmentRounds, SubmissionReceipt } from './views.js';

export const assessmentRpc = {
  account: { export: 'rpc.assessment.account.export.v1' },
  questions: { list: 'rpc.assessment.questions.list.v1' },
  responses: {
    submit: 'rpc.assessment.responses.submit.v1',
    mine: 'rpc.assessment.responses.mine.v1',
  },
  results: {
    current: 'rpc.assessment.results.current.v1',
    areas: 'rpc.assessment.results.areas.v1',
    seen: 'rpc.assessment.results.seen.v1',
  },
  rounds: {
    list: 'rpc.assessment.rounds.list.v1',
    propose: 'rpc.assessment.rounds.propose.v1',
    news: 'rpc.assessment.rounds.news.v1',
  },
  talks: {
    current: 'rpc.assessment.talks.current.v1',
    start: 'rpc.assessment.talks.start.v1',
    move: 'rpc.assessment.talks.move.v1',
  },
  agreements: {
    list: 'rpc.assessment.agreements.list.v1',
    make: 'rpc.assessment.agreements.make.v1',
    check: 'rpc.assessment.agreements.check.v1',
    remove: 'rpc.assessment.agreements.remove.v1',
  },
} as const;

export interface AssessmentRpcMap {
  [assessmentRpc.questions.list]: Call<NoInput, readonly AssessmentQuestion[]>;
  [assessmentRpc.responses.submit]: Call<SubmitAssessmentDto, SubmissionReceipt>;
  [assessmentRpc.responses.mine]: Call<NoInput, AssessmentResponses | null>;
  [assessmentRpc.results.current]: Call<NoInput, AssessmentResults | null>;
  [assessmentRpc.results.areas]: Call<NoInput, SharedAreas | null>;
  [assessmentRpc.results.seen]: Call<NoInput, null>;
  [assessmentRpc.rounds.list]: Call<NoInput, AssessmentRounds>;
  [assessmentRpc.rounds.propose]: Call<NoInput, AssessmentRounds>;
  [assessmentRpc.rounds.news]: Call<NoInput, AssessmentNews>;
  [assessmentRpc.talks.current]: Call<NoInput, Talks>;
  [assessmentRpc.talks.start]: Call<StartTalkDto, Talks>;
  [assessmentRpc.talks.move]: Call<MoveTalkDto, Talks>;
  [assessmentRpc.agreements.list]: Call<NoInput, Agreement[]>;
  [assessmentRpc.agreements.make]: Call<MakeAgreementDto, Agreement>;
  [assessmentRpc.agreements.check]: Call<CheckAgreementDto, null>;
  [assessmentRpc.agreements.remove]: Call<AgreementRefDto, null>;
}

export interface AssessmentStreamMap {
  [assessmentRpc.account.export]: ExportStream;
}
