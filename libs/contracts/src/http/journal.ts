import { ReplyTextDto } from '../content/dto.js';
import {
  CreateEntryDto,
  DecideSharingDto,
  EntriesPageDto,
  EntryChangeDto,
  JournalMonthDto,
  NewsSeenDto,
  PeriodPageDto,
  SaveAppreciationDto,
} from '../journal/dto.js';
import { journalRpc } from '../journal/rpc.js';
import type { Routes } from './route.js';

export const journalRoutes = {
  'GET /api/journal': {
    summary:
      'Your journal entries and those that your partner shares, newest first; all of them, a part, or a page',
    access: 'couple',
    forwards: journalRpc.entries.page,
    query: EntriesPageDto,
    pages: true,
    refuses: { 429: ['too_many_requests'] },
  },
  'GET /api/journal/stats': {
    summary: 'How much there is to read in your journal, and how often something was written lately',
    access: 'couple',
    forwards: journalRpc.entries.stats,
  },
  'GET /api/journal/days': {
    summary: 'The days of a month on which something was written that you can read',
    access: 'couple',
    forwards: journalRpc.entries.days,
    query: JournalMonthDto,
  },
  'POST /api/journal': {
    summary: 'Write a journal entry',
    access: 'couple',
    forwards: journalRpc.entries.create,
    status: 201,
    body: CreateEntryDto,
    refuses: { 429: ['quota_reached'] },
  },
  'PUT /api/journal/:id': {
    summary: 'Change the text of your journal entry, or who may read it',
    access: 'couple',
    forwards: journalRpc.entries.update,
    body: EntryChangeDto,
    refuses: { 400: ['nothing_to_change'], 404: ['entry_not_found'], 429: ['quota_reached'] },
  },
  'DELETE /api/journal/:id': {
    summary: 'Delete your journal entry',
    access: 'couple',
    forwards: journalRpc.entries.delete,
    status: 204,
    refuses: { 404: ['entry_not_found'] },
  },
  'POST /api/journal/:id/thanks': {
    summary: 'Thank your partner for an entry that they share; a second time changes nothing',
    access: 'couple',
    forwards: journalRpc.reactions.thank,
    status: 204,
    refuses: { 404: ['entry_not_found'], 409: ['own_text'] },
  },
  'DELETE /api/journal/:id/thanks': {
    summary: 'Take your thanks for an entry that they share back',
    access: 'couple',
    forwards: journalRpc.reactions.unthank,
    status: 204,
    refuses: { 404: ['entry_not_found'], 409: ['own_text'] },
  },
  'PUT /api/journal/:id/reply': {
    summary: 'Write a line back for an entry that they share, or change it',
    access: 'couple',
    forwards: journalRpc.reactions.reply,
    body: ReplyTextDto,
    refuses: { 404: ['entry_not_found'], 409: ['own_text'], 429: ['quota_reached'] },
  },
  'DELETE /api/journal/:id/reply': {
    summary: 'Remove your line back for an entry that they share',
    access: 'couple',
    forwards: journalRpc.reactions.unreply,
    status: 204,
    refuses: { 404: ['entry_not_found'], 409: ['own_text'] },
  },
  'GET /api/appreciation/today': {
    summary: 'What you appreciated today, or null',
    access: 'couple',
    forwards: journalRpc.appreciations.today,
  },
  'GET /api/appreciation': {
    summary: 'What the two of you appreciated, newest first; all of it, a period, or a page',
    access: 'couple',
    forwards: journalRpc.appreciations.page,
    query: PeriodPageDto,
    pages: true,
    refuses: { 429: ['too_many_requests'] },
  },
  'GET /api/appreciation/stats': {
    summary: 'How much the two of you appreciated, and how much of it is yours',
    access: 'couple',
    forwards: journalRpc.appreciations.stats,
  },
  'POST /api/appreciation': {
    summary: 'Say what you appreciate today; a second time on the same day changes the first',
    access: 'couple',
    forwards: journalRpc.appreciations.save,
    body: SaveAppreciationDto,
    refuses: { 429: ['quota_reached'] },
  },
  'POST /api/appreciation/:id/thanks': {
    summary: 'Thank your partner for an appreciation; a second time changes nothing',
    access: 'couple',
    forwards: journalRpc.reactions.thank,
    status: 204,
    refuses: { 404: ['appreciation_not_found'], 409: ['own_text'] },
  },
  'DELETE /api/appreciation/:id/thanks': {
    summary: 'Take your thanks for an appreciation back',
    access: 'couple',
    forwards: journalRpc.reactions.unthank,
    status: 204,
    refuses: { 404: ['appreciation_not_found'], 409: ['own_text'] },
  },
  'PUT /api/appreciation/:id/reply': {
    summary: 'Write a line back for an appreciation, or change it',
    access: 'couple',
    forwards: journalRpc.reactions.reply,
    body: ReplyTextDto,
    refuses: { 404: ['appreciation_not_found'], 409: ['own_text'], 429: ['quota_reached'] },
  },
  'DELETE /api/appreciation/:id/reply': {
    summary: 'Remove your line back for an appreciation',
    access: 'couple',
    forwards: journalRpc.reactions.unreply,
    status: 204,
    refuses: { 404: ['appreciation_not_found'], 409: ['own_text'] },
  },
  'GET /api/news': {
    summary:
      'What your partner shares with you and you have not seen yet, newest first, at most 20 of each kind',
    access: 'couple',
    forwards: journalRpc.news.list,
  },
  'POST /api/news/seen': {
    summary: 'Say that you have seen what was new; your partner does not learn it',
    access: 'couple',
    forwards: journalRpc.news.seen,
    status: 204,
    body: NewsSeenDto,
  },
  'GET /api/sharing/undecided': {
    summary: 'How much you shared before this partner was there and have yet to decide about, or null',
    access: 'couple',
    forwards: journalRpc.sharing.undecided,
  },
  'POST /api/sharing/decide': {
    summary: 'Decide what this partner may read of what you shared before',
    access: 'couple',
    forwards: journalRpc.sharing.decide,
    body: DecideSharingDto,
    refuses: { 409: ['nothing_to_decide'] },
  },
} as const satisfies Routes;
