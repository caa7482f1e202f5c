import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { currentUserQuery } from '#api/account';
import { request } from '#shared/api/http';
import { createQueryClient } from '#shared/api/query-client';
import { draftKey, drafts } from '#shared/lib/drafts';
import { fixedTimeZone, fixTimeZone } from '#shared/lib/time-zone';
import { session } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { maria } from '#shared/testing/people';
import { keepOnlyOwn } from './own-device';

const ADA = '0192f000-0000-7000-8000-00000000000a';
const BEN = '0192f000-0000-7000-8000-00000000000b';
const ENTRY = '0192f000-0000-7000-8000-00000000000c';

const server = apiServer();

afterEach(() => {
  window.localStorage.clear();
  jest.restoreAllMocks();
});

/** Ada has left without signing out. */
function leave(): void {
  for (const name of ['journal', `entry:${ENTRY}`]) drafts.save(draftKey(name, ADA), '"Not for anyone."');
  window.localStorage.setItem(`anew-coaching-settings:${ADA}`, '{}');
  window.localStorage.setItem('anew-chapter-our-vision', 'talk');
}

const OWNER = 'anew-owner';
const kept = () =>
  Object.keys(window.localStorage)
    .filter((key) => key !== OWNER)
    .sort();

/** A visit of this person, on which the app remembers whose device it is. */
async function visit(id: string, client = createQueryClient()): Promise<void> {
  server.use(...session({ ...maria, id }));
  await keepOnlyOwn(client);
}

it('keeps nothing of somebody else once another person has signed in', async () => {
  await visit(ADA);
  leave();
  fixTimeZone('Asia/Tokyo');
  drafts.save(draftKey('journal', BEN), '"Mine."');
  await visit(BEN);
  expect(kept()).toEqual([draftKey('journal', BEN)]);
  expect(fixedTimeZone()).toBeNull();
});

it('learns later whose device it is, if it cannot learn it at once', async () => {
  await visit(ADA);
  leave();
  const client = createQueryClient();
  server.use(http.get('/api/auth/user', () => new HttpResponse(null, { status: 503 })));
  await keepOnlyOwn(client);
  expect(window.localStorage.getItem(OWNER)).toBe(ADA);
  server.use(...session({ ...maria, id: BEN }));
  await client.query(currentUserQuery);
  await waitFor(() => expect(window.localStorage.getItem(OWNER)).toBe(BEN));
  expect(kept()).toEqual([]);
});

it('lets everything that is sent name the person for whom the page was loaded', async () => {
  await visit(ADA);
  server.use(...session({ ...maria, id: BEN }));
  const sent = new Promise<string | null>((resolve) => {
    server.use(
      http.post('/api/journal', ({ request: { headers } }) => {
        resolve(headers.get('x-person'));
        return HttpResponse.json({});
      }),
    );
  });
  await request('POST', '/api/journal', { body: { content: 'Words.' } });
  expect(await sent).toBe(ADA);
});

it('asks anew for what was read in the time zone of the one before', async () => {
  const client = createQueryClient();
  client.setQueryData(['/api/questions/today'], null);
  await visit(ADA, client);
  expect(client.getQueryState(['/api/questions/today'])?.isInvalidated).toBe(false);
  const next = createQueryClient();
  next.setQueryData(['/api/questions/today'], null);
  await visit(BEN, next);
  expect(next.getQueryState(['/api/questions/today'])?.isInvalidated).toBe(true);
});

it('keeps texts and settings for the same person, who comes back', async () => {
  await visit(ADA);
  leave();
  const before = kept();
  await visit(ADA);
  expect(kept()).toEqual(before);
});

describe('a session that the server has ended while the app was open', () => {
  const unsent = [draftKey('journal', ADA), draftKey(`entry:${ENTRY}`, ADA), `anew-assessment:${ADA}`].sort();

  beforeEach(async () => {
    await visit(ADA);
    leave();
    window.localStorage.setItem(`anew-assessment:${ADA}`, '{}');
    jest.spyOn(console, 'info').mockReturnValue();
    server.use(...session(null));
    await createQueryClient().query(currentUserQuery);
  });

  it('leaves what was not sent, and nothing else', () => {
    expect(kept()).toEqual(unsent);
  });

  it('leaves it for the same person', async () => {
    await visit(ADA);
    expect(kept()).toEqual(unsent);
  });

  it('leaves nothing of it once somebody else has signed in', async () => {
    await visit(BEN);
    expect(kept()).toEqual([]);
  });
});

it('takes settings for those of whoever is signed in when the app first asks', async () => {
  leave();
  await visit(BEN);
  expect(kept()).toEqual(['anew-chapter-our-vision']);
  await visit(ADA);
  expect(kept()).toEqual([]);
});

it('keeps them while nobody can be asked who is signed in', async () => {
  server.use(http.get('/api/auth/user', () => HttpResponse.error()));
  leave();
  const before = kept();
  await keepOnlyOwn(createQueryClient());
  expect(kept()).toEqual(before);
});
