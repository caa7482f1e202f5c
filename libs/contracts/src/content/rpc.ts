import type { ExportPart } from '../account/export.js';
import type { Call, NoInput } from '../rpc/call.js';
import type { Quote } from './views.js';

export const contentRpc = {
  account: { export: 'rpc.content.account.export.v1' },
  today: { quote: 'rpc.content.today.quote.v1' },
} as const;

export interface ContentRpcMap {
  [contentRpc.account.export]: Call<NoInput, ExportPart>;
  [contentRpc.today.quote]: Call<NoInput, Quote>;
}
