import { ChatDto, ConversationChangeDto, RehearsalDto } from '../coaching/dto.js';
import { coachingRpc } from '../coaching/rpc.js';
import type { ChatEvent, ChatReceipt, Conversation } from '../coaching/views.js';
import { ConversationsQuery } from './queries.js';
import { type Routes, typed } from './route.js';

export const coachingRoutes = {
  'GET /api/coaching/conversations': {
    summary: 'Your conversations with the coach, newest first; all of them or a page',
    access: 'couple',
    forwards: coachingRpc.conversations.page,
    query: ConversationsQuery,
    pages: true,
    refuses: { 429: ['too_many_requests'] },
  },
  'GET /api/coaching/conversations/:id': {
    summary: 'One conversation with its messages',
    access: 'couple',
    answer: typed<Conversation>(),
    refuses: { 404: ['conversation_not_found'], 429: ['too_many_requests'] },
  },
  'PATCH /api/coaching/conversations/:id': {
    summary: 'Rename a conversation, or take it out of the list',
    access: 'couple',
    forwards: coachingRpc.conversations.update,
    body: ConversationChangeDto,
    refuses: { 400: ['nothing_to_change'], 404: ['conversation_not_found'] },
  },
  'DELETE /api/coaching/conversations/:id': {
    summary: 'Delete a conversation',
    access: 'couple',
    forwards: coachingRpc.conversations.delete,
    status: 204,
    refuses: { 404: ['conversation_not_found'] },
  },
  'POST /api/coaching/chat': {
    summary: 'Say something to the coach; with `Accept: text/event-stream` the reply is streamed',
    access: 'couple',
    answer: typed<ChatReceipt>(),
    streams: typed<ChatEvent>(),
    body: ChatDto,
    refuses: {
      404: ['conversation_not_found'],
      409: ['still_answering'],
      429: ['daily_limit', 'quota_reached', 'still_answering'],
    },
  },
  'POST /api/coaching/rehearsals': {
    summary: 'Look at a message before you send it to somebody; nothing is sent or kept',
    access: 'couple',
    idempotent: false,
    forwards: coachingRpc.rehearsals.rehearse,
    body: RehearsalDto,
    refuses: { 429: ['daily_limit'] },
  },
} as const satisfies Routes;
