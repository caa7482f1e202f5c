import type { Call, NoInput } from '../rpc/call.js';
import type { Quote } from './views.js';

export const contentRpc = {
  today: { quote: 'rpc.content.today.quote.v1' },
} as const;

export interface ContentRpcMap {
  [contentRpc.today.quote]: Call<NoInput, Quote>;
}
