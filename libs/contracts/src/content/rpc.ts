import type { ExportCall } from '../account/export.js';
import type { Call, NoInput } from '../rpc/call.js';
import type {
  ActionRefDto,
  CompleteActivityDto,
  ModuleRefDto,
  RatePromptDto,
  RetreatInterestDto,
  SetFocusDto,
} from './dto.js';
import type {
  ActionCompletion,
  ConnectionActivity,
  DailyPrompt,
  Focus,
  Module,
  ModuleSummary,
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
  prompts: { rate: 'rpc.content.prompts.rate.v1' },
  activities: { complete: 'rpc.content.activities.complete.v1' },
  modules: {
    list: 'rpc.content.modules.list.v1',
    get: 'rpc.content.modules.get.v1',
    completions: 'rpc.content.modules.completions.v1',
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
  [contentRpc.account.export]: ExportCall;
  [contentRpc.today.quote]: Call<NoInput, Quote>;
  [contentRpc.today.prompt]: Call<NoInput, DailyPrompt>;
  [contentRpc.today.activity]: Call<NoInput, ConnectionActivity>;
  [contentRpc.prompts.rate]: Call<RatePromptDto, PromptRating>;
  [contentRpc.activities.complete]: Call<CompleteActivityDto, ConnectionActivity>;
  [contentRpc.modules.list]: Call<NoInput, ModuleSummary[]>;
  [contentRpc.modules.get]: Call<ModuleRefDto, Module>;
  [contentRpc.modules.completions]: Call<ModuleRefDto, ActionCompletion[]>;
  [contentRpc.modules.toggle]: Call<ActionRefDto, ActionCompletion[]>;
  [contentRpc.focuses.list]: Call<NoInput, Focus[]>;
  [contentRpc.focuses.set]: Call<SetFocusDto, Focus>;
  [contentRpc.focuses.remove]: Call<ModuleRefDto, null>;
  [contentRpc.retreat.register]: Call<RetreatInterestDto, RetreatInterestReceipt>;
}
