import { sharedSystem } from '@anew/testkit/shared-system';
import { expect, it } from '@jest/globals';
import { expectRefused } from './refused.js';
import { newcomer } from './visitors.js';

it('a change from a page of somebody else is refused, and the session goes on', async () => {
  const { origin } = await sharedSystem();
  const { person, user } = await newcomer(origin);
  const other = await newcomer(origin);
  const setUp = (id: string) => person.post('/api/couples/setup-individual', undefined, { 'x-person': id });
  const answer = await setUp(other.user.id);
  expectRefused(answer, 401);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('clear-site-data')).toBeNull();
  expect((await person.get('/api/couples/current')).body).toBeNull();
  expect((await setUp(user.id)).status).toBe(201);
});
