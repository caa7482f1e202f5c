import type { EntryPhoto } from '@anew/contracts/journal/views';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { drafts } from '#shared/lib/drafts';
import { type FakeJournal, fakeJournal } from './fake-journal';
import { openPictures } from './pictures';

export const photo: EntryPhoto = { id: 'photo-1', caption: null, width: 1_600, height: 800 };

/**
 * The photos of the journal's entries.
 * @returns what the server was asked to do with them
 */
function fakePhotos(server: SetupServer, journal: FakeJournal): string[] {
  const asked: string[] = [];
  /** Lets the entry have the photo from now on. */
  function keep(entryId: unknown, kept: EntryPhoto) {
    journal.entries = journal.entries.map((it) => (it.id === entryId ? { ...it, photo: kept } : it));
    return HttpResponse.json(kept);
  }
  server.use(
    http.put('/api/journal/:id/photo', async ({ params, request }) => {
      asked.push(`put ${String(params.id)}: ${request.headers.get('content-type')} ${await request.text()}`);
      return keep(params.id, photo);
    }),
    http.put('/api/journal/:id/photo/caption', async ({ params, request }) => {
      const { caption } = (await request.json()) as { caption: string };
      asked.push(`describe ${String(params.id)}: ${caption}`);
      return keep(params.id, { ...photo, caption });
    }),
    http.delete('/api/journal/:id/photo', ({ params }) => {
      asked.push(`remove ${String(params.id)}`);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return asked;
}

/** Gives each test a journal with photos, and what the server was asked to do with them. */
export function journalWithPhotos(server: SetupServer) {
  const fake = {} as { journal: FakeJournal; asked: string[] };
  beforeEach(() => {
    openPictures();
    fake.journal = fakeJournal(server);
    fake.asked = fakePhotos(server, fake.journal);
  });
  afterEach(() => {
    drafts.clearAll();
    jest.restoreAllMocks();
  });
  return fake;
}
