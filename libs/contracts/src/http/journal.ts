import { CreateEntryDto, DecideSharingDto, EntryChangeDto, SaveAppreciationDto } from '../journal/dto.js';
import { journalRpc } from '../journal/rpc.js';
import { PageDto } from '../list-page.js';
import type { Routes } from './route.js';

export const journalRoutes = {
  'GET /api/journal': {
    summary: 'Your journal entries and those that your partner shares, newest first; all of them or a page',
    access: 'couple',
    forwards: journalRpc.entries.page,
    query: PageDto,
    pages: true,
    refuses: { 429: ['too_many_requests'] },
  },
  'GET /api/journal/stats': {
    summary: 'How much there is to read in your journal, and how often something was written lately',
    access: 'couple',
    forwards: journalRpc.entries.stats,
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
  'GET /api/appreciation/today': {
    summary: 'What you appreciated today, or null',
    access: 'couple',
    forwards: journalRpc.appreciations.today,
  },
  'GET /api/appreciation': {
    summary: 'What the two of you appreciated, newest first; all of it or a page',
    access: 'couple',
    forwards: journalRpc.appreciations.page,
    query: PageDto,
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
