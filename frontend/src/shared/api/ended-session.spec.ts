import { expect, it, jest } from '@jest/globals';
import { http as mock, HttpResponse } from 'msw';
import { draftPlaces } from '../lib/draft-places';
import { draftKey, drafts } from '../lib/drafts';
import { apiServer } from '../testing/api-server';
import { createQueryClient } from './query-client';

const server = apiServer();

it('leaves nothing that was read and no setting, but an invitation and what was not sent', async () => {
  jest.spyOn(console, 'info').mockReturnValue();
  server.use(mock.get('/api/auth/user', () => HttpResponse.json({ needsLogin: true }, { status: 401 })));
  const client = createQueryClient();
  client.setQueryData(['/api/journal'], [{ content: 'Dear' }]);
  drafts.save(draftKey('journal', 'me'), '"Dear"');
  draftPlaces.remember(draftKey('journal', 'me'), draftKey('journal', 'me'));
  window.localStorage.setItem('anew-assessment:me', '{"answers":{}}');
  window.localStorage.setItem('anew-coaching-settings:me', '{}');
  window.sessionStorage.setItem('invite-code', 'k7m2x9qa');
  await client.query({ queryKey: ['/api/auth/user'] });
  expect(client.getQueryData(['/api/journal'])).toBeUndefined();
  expect(Object.keys(window.localStorage).sort()).toEqual(['anew-assessment:me', draftKey('journal', 'me')]);
  expect(drafts.read(draftKey('journal', 'me'))).toBe('"Dear"');
  expect(Object.keys(window.sessionStorage).sort()).toEqual([draftKey('journal', 'me'), 'invite-code']);
  client.clear();
});
