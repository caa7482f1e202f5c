import type { ExportStream } from '../account/export.js';
import type { ListPage, PageDto } from '../list-page.js';
import type { Call, NoInput } from '../rpc/call.js';
import type { AnsweredPrompt, AnswerReceipt, TodaysPrompt } from './answers.js';
import type {
  ActionRefDto,
  AnswerPromptDto,
  CompleteActivityDto,
  ModuleRefDto,
  PromptRefDto,
  RatePromptDto,
  ReplyToAnswerDto,
  RetreatInterestDto,
  SetFocusDto,
} from './dto.js';
import type {
  ActionCompletion,
  CompletedActivity,
  ConnectionActivity,
  Focus,
  Module,
  ModuleSummary,
  PartnerStep,
  PromptRating,
  Quote,
  RetreatInterestReceipt,
} from './views.js';

export const contentRpc = {
  account: { export: 'rpc.content.account.export.v1' },
  today: {
    quote: 'rpc.content.today.quote.v1',
    prompt: 'rpc.content.today.prompt.v1',
    activity: 'rpc.content.today.activity.v1',
  },
  prompts: {
    rate: 'rpc.content.prompts.rate.v1',
    another: 'rpc.content.prompts.another.v1',
    answer: 'rpc.content.prompts.answer.v1',
    pass: 'rpc.content.prompts.pass.v1',
    reply: 'rpc.content.prompts.reply.v1',
    answered: 'rpc.content.prompts.answered.v1',
  },
  activities: {
    another: 'rpc.content.activities.another.v1',
    complete: 'rpc.content.activities.complete.v1',
  },
  modules: {
    list: 'rpc.content.modules.list.v1',
    get: 'rpc.content.modules.get.v1',
    completions: 'rpc.content.modules.completions.v1',
    partnerSteps: 'rpc.content.modules.partner-steps.v1',
    toggle: 'rpc.content.modules.toggle.v1',
  },
  focuses: {
    list: 'rpc.content.focuses.list.v1',
    set: 'rpc.content.focuses.set.v1',
    remove: 'rpc.content.focuses.remove.v1',
  },
  retreat: { register: 'rpc.content.retreat.register.v1' },
} as const;

export interface ContentRpcMap {
  [contentRpc.today.quote]: Call<NoInput, Quote>;
  [contentRpc.today.prompt]: Call<NoInput, TodaysPrompt>;
  [contentRpc.today.activity]: Call<NoInput, ConnectionActivity>;
  [contentRpc.prompts.rate]: Call<RatePromptDto, PromptRating>;
  [contentRpc.prompts.another]: Call<NoInput, TodaysPrompt>;
  [contentRpc.prompts.answer]: Call<AnswerPromptDto, AnswerReceipt>;
  [contentRpc.prompts.pass]: Call<PromptRefDto, null>;
  [contentRpc.prompts.reply]: Call<ReplyToAnswerDto, null>;
  [contentRpc.prompts.answered]: Call<PageDto, ListPage<AnsweredPrompt>>;
  [contentRpc.activities.another]: Call<NoInput, ConnectionActivity>;
  [contentRpc.activities.complete]: Call<CompleteActivityDto, CompletedActivity>;
  [contentRpc.modules.list]: Call<NoInput, ModuleSummary[]>;
  [contentRpc.modules.get]: Call<ModuleRefDto, Module>;
  [contentRpc.modules.completions]: Call<ModuleRefDto, ActionCompletion[]>;
  [contentRpc.modules.partnerSteps]: Call<ModuleRefDto, PartnerStep[]>;
  [contentRpc.modules.toggle]: Call<ActionRefDto, ActionCompletion[]>;
  [contentRpc.focuses.list]: Call<NoInput, Focus[]>;
  [contentRpc.focuses.set]: Call<SetFocusDto, Focus>;
  [contentRpc.focuses.remove]: Call<ModuleRefDto, null>;
  [contentRpc.retreat.register]: Call<RetreatInterestDto, RetreatInterestReceipt>;
}

export interface ContentStreamMap {
  [contentRpc.account.export]: ExportStream;
}
