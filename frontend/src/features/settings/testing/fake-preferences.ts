import { DEFAULT_PREFERENCES, type Preferences } from '@anew/contracts/identity/preferences';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import type { PreferenceChanges } from '#api/preferences-calls';

interface FakePreferences {
  stored: Preferences;
  /** Changes that were asked for, in order. */
  asked: unknown[];
}

/** Acts like the server: stores each change of the preferences and answers the whole. */
export function storesPreferences(server: SetupServer): FakePreferences {
  const fake: FakePreferences = { stored: DEFAULT_PREFERENCES, asked: [] };
  server.use(
    http.get('/api/preferences', () => HttpResponse.json(fake.stored)),
    http.put('/api/preferences', async ({ request }) => {
      const { reminder, ...changes } = (await request.json()) as PreferenceChanges;
      fake.asked.push(reminder ? { reminder, ...changes } : changes);
      fake.stored = { ...fake.stored, ...changes, reminder: { ...fake.stored.reminder, ...reminder } };
      return HttpResponse.json(fake.stored);
    }),
  );
  return fake;
}
