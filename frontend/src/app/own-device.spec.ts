import { afterEach, expect, it } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { createQueryClient } from '#shared/api/query-client';
import { draftKey, drafts } from '#shared/lib/drafts';
import { session } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { maria } from '#shared/testing/people';
import { keepOnlyOwn } from './own-device';

const ADA = '0192f000-0000-7000-8000-00000000000a';
const BEN = '0192f000-0000-7000-8000-00000000000b';
const ENTRY = '0192f000-0000-7000-8000-00000000000c';

const server = apiServer();

afterEach(() => window.localStorage.clear());

/** Ada has left without signing out. */
function leave(): void {
  for (const name of ['journal', `entry:${ENTRY}`]) drafts.save(draftKey(name, ADA), '"Not for anyone."');
  window.localStorage.setItem(`anew-coaching-settings:${ADA}`, '{}');
  window.localStorage.setItem('anew-chapter-our-vision', 'talk');
}

const kept = () => Object.keys(window.localStorage);

it('keeps nothing of somebody else once another person has signed in', async () => {
  server.use(...session({ ...maria, id: BEN }));
  leave();
  drafts.save(draftKey('journal', BEN), '"Mine."');
  await keepOnlyOwn(createQueryClient());
  expect(kept().sort()).toEqual(['anew-chapter-our-vision', draftKey('journal', BEN)]);
});

it('keeps unsent texts for the same person, who comes back', async () => {
  server.use(...session({ ...maria, id: ADA }));
  leave();
  const before = kept();
  await keepOnlyOwn(createQueryClient());
  expect(kept()).toEqual(before);
});

it('keeps them while nobody can be asked who is signed in', async () => {
  server.use(http.get('/api/auth/user', () => HttpResponse.error()));
  leave();
  const before = kept();
  await keepOnlyOwn(createQueryClient());
  expect(kept()).toEqual(before);
});
