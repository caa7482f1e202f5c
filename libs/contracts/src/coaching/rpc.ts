import type { ExportCall } from '../account/export.js';
import type { ListPage } from '../list-page.js';
import type { Call } from '../rpc/call.js';
import type { Page } from '../rpc/page.js';
import type {
  ChatDto,
  ConversationRefDto,
  ListConversationsDto,
  PageConversationsDto,
  ReadConversationDto,
  UpdateConversationDto,
} from './dto.js';
import type { ChatEvent, Conversation, ConversationSummary } from './views.js';

export const coachingRpc = {
  account: { export: 'rpc.coaching.account.export.v1' },
  conversations: {
    list: 'rpc.coaching.conversations.list.v1',
    page: 'rpc.coaching.conversations.page.v1',
    get: 'rpc.coaching.conversations.get.v1',
    update: 'rpc.coaching.conversations.update.v1',
    delete: 'rpc.coaching.conversations.delete.v1',
    chat: 'rpc.coaching.conversations.chat.v1',
  },
} as const;

export interface CoachingRpcMap {
  [coachingRpc.account.export]: ExportCall;
  [coachingRpc.conversations.list]: Call<ListConversationsDto, ConversationSummary[]>;
  [coachingRpc.conversations.page]: Call<PageConversationsDto, ListPage<ConversationSummary>>;
  [coachingRpc.conversations.get]: Call<ReadConversationDto, Conversation | Page<Conversation>>;
  [coachingRpc.conversations.update]: Call<UpdateConversationDto, ConversationSummary>;
  [coachingRpc.conversations.delete]: Call<ConversationRefDto, null>;
}

export interface CoachingStreamMap {
  [coachingRpc.conversations.chat]: Call<ChatDto, ChatEvent>;
}
