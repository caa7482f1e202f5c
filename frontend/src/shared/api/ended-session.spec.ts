import { expect, it, jest } from '@jest/globals';
import { http as mock, HttpResponse } from 'msw';
import { draftKey, drafts } from '../lib/drafts';
import { apiServer } from '../testing/api-server';
import { createQueryClient } from './query-client';

const server = apiServer();

it('leaves no draft, no setting and nothing that was read, but an invitation', async () => {
  jest.spyOn(console, 'info').mockReturnValue();
  server.use(mock.get('/api/auth/user', () => HttpResponse.json({ needsLogin: true }, { status: 401 })));
  const client = createQueryClient();
  client.setQueryData(['/api/journal'], [{ content: 'Dear' }]);
  drafts.save(draftKey('journal', 'me'), '"Dear"');
  window.localStorage.setItem('anew-coaching-settings:me', '{}');
  window.sessionStorage.setItem('invite-code', 'k7m2x9qa');
  await client.query({ queryKey: ['/api/auth/user'] });
  expect(client.getQueryData(['/api/journal'])).toBeUndefined();
  expect(Object.keys(window.localStorage)).toEqual([]);
  expect(Object.keys(window.sessionStorage)).toEqual(['invite-code']);
  client.clear();
});
