import type { Module } from '@anew/contracts/content/views';
import type { RefusalOf } from '@anew/contracts/http/map';
import type { CreateEntryDto } from '@anew/contracts/journal/dto';
import type { JournalEntry } from '@anew/contracts/journal/views';
import { api, open } from './client';

/**
 * Cases for the compiler: each `@ts-expect-error` fails the type check should its line ever compile.
 * None of this runs.
 */
const id = '01920000-0000-7000-8000-000000000000';
const entry: CreateEntryDto = { content: 'Today was good.', visibility: 'shared' };

export async function answersHaveTheTypeOfTheirRoute(): Promise<unknown> {
  const entries: JournalEntry[] = await api.get('/api/journal');
  const module: Module = await api.get('/api/content/modules/:slug', { params: { slug: 'our-vision' } });
  const nothing: null = await api.delete('/api/journal/:id', { params: { id } });
  const { conversationId } = await api.post('/api/coaching/chat', { body: { message: 'Hello' } });
  // @ts-expect-error -- the couple may not exist
  const { inviteCode } = await api.get('/api/couples/current');
  // @ts-expect-error -- an entry has no title
  const titled: { title: string } | undefined = entries[0];
  // @ts-expect-error -- a list is no entry
  const one: JournalEntry = await api.get('/api/journal');
  return [entries, module, nothing, conversationId, inviteCode, titled, one];
}

export async function pathsAreThoseOfTheMap(): Promise<void> {
  // @ts-expect-error -- no such path
  await api.get('/api/journals');
  // @ts-expect-error -- a path with its parameter filled in is not the route
  await api.get('/api/content/modules/our-vision');
  // @ts-expect-error -- this path is not read, only written
  await api.get('/api/couples/merge');
  // @ts-expect-error -- a page is not JSON
  await api.get('/api/login');
  // @ts-expect-error -- a picture is not JSON either
  await api.get('/api/objects/:id', { params: { id } });
  // @ts-expect-error -- a method is part of the route's name
  await open('/api/account/export');
  await open('GET /api/account/export');
  await open('GET /api/objects/:id', { params: { id } });
}

export function refusalsAreThoseOfTheRoute(): RefusalOf<'PUT /api/journal/:id'>[] {
  return [
    'entry_not_found',
    // @ts-expect-error -- a reason of another route
    'couple_full',
  ];
}

export async function parametersAreThoseOfThePath(): Promise<void> {
  await api.post('/api/modules/:slug/actions/:index/toggle', { params: { slug: 'our-vision', index: 0 } });
  // @ts-expect-error -- the parameter is missing
  await api.get('/api/content/modules/:slug');
  // @ts-expect-error -- it is called slug
  await api.get('/api/content/modules/:slug', { params: { name: 'our-vision' } });
  // @ts-expect-error -- the second parameter is missing
  await api.post('/api/modules/:slug/actions/:index/toggle', { params: { slug: 'our-vision' } });
  // @ts-expect-error -- an index is a number
  await api.post('/api/modules/:slug/actions/:index/toggle', { params: { slug: 'our-vision', index: '0' } });
  // @ts-expect-error -- this path has no parameter
  await api.get('/api/journal', { params: { id } });
  // @ts-expect-error -- this path has no query
  await api.get('/api/assessment/news', { query: { limit: 3 } });
}

export async function bodiesAreThoseOfTheRoute(): Promise<void> {
  await api.post('/api/journal', { body: entry });
  // All fields of these bodies are optional, so the body is optional too.
  await api.post('/api/couples/leave');
  await api.put('/api/profile/update', { body: { firstName: 'Ada' } });
  // @ts-expect-error -- the body is missing
  await api.post('/api/journal');
  // @ts-expect-error -- a field is missing
  await api.post('/api/journal', { body: { content: 'Today was good.' } });
  // @ts-expect-error -- not a visibility
  await api.post('/api/journal', { body: { ...entry, visibility: 'public' } });
  // @ts-expect-error -- not a field
  await api.post('/api/journal', { body: { ...entry, mood: 'fine' } });
  // @ts-expect-error -- this call takes no body
  await api.post('/api/couples/undo-join', { body: {} });
  // @ts-expect-error -- a GET takes no body
  await api.get('/api/journal', { body: entry });
}
