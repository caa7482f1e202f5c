import type { ExportStream } from '../account/export.js';
import type { ListPage } from '../list-page.js';
import type { Call } from '../rpc/call.js';
import type {
  ChatDto,
  ConversationRefDto,
  PageConversationsDto,
  ReadConversationDto,
  RehearsalDto,
  UpdateConversationDto,
} from './dto.js';
import type { Rehearsal } from './rehearsal.js';
import type { ChatEvent, ConversationPart, ConversationSummary } from './views.js';

export const coachingRpc = {
  account: { export: 'rpc.coaching.account.export.v1' },
  conversations: {
    page: 'rpc.coaching.conversations.page.v1',
    get: 'rpc.coaching.conversations.get.v1',
    update: 'rpc.coaching.conversations.update.v1',
    delete: 'rpc.coaching.conversations.delete.v1',
    chat: 'rpc.coaching.conversations.chat.v1',
  },
  rehearsals: { rehearse: 'rpc.coaching.rehearsals.rehearse.v1' },
} as const;

export interface CoachingRpcMap {
  [coachingRpc.conversations.page]: Call<PageConversationsDto, ListPage<ConversationSummary>>;
  [coachingRpc.conversations.get]: Call<ReadConversationDto, ConversationPart>;
  [coachingRpc.conversations.update]: Call<UpdateConversationDto, ConversationSummary>;
  [coachingRpc.conversations.delete]: Call<ConversationRefDto, null>;
  [coachingRpc.rehearsals.rehearse]: Call<RehearsalDto, Rehearsal>;
}

export interface CoachingStreamMap {
  [coachingRpc.account.export]: ExportStream;
  [coachingRpc.conversations.chat]: Call<ChatDto, ChatEvent>;
}
