import { expect, it } from '@jest/globals';
import { completionsQuery, moduleQuery } from './content';
import { entriesQuery } from './journal';
import { keyOf } from './read';

it('has a key whose segments spell the address', () => {
  expect(entriesQuery.queryKey).toEqual(['/api/journal']);
  expect(moduleQuery('our-vision').queryKey).toEqual(['/api/content/modules', 'our-vision']);
  expect(completionsQuery('our-vision').queryKey).toEqual([
    '/api/modules',
    'our-vision',
    'action-completions',
  ]);
});

it('escapes what stands for a parameter', () => {
  expect(keyOf('/api/invites/:code', { params: { code: 'a/b ?' } }).join('/')).toBe(
    '/api/invites/a%2Fb%20%3F',
  );
});

it('has the query in its last segment, without what is undefined', () => {
  const query = { hidden: true, before: undefined };
  expect(keyOf('/api/coaching/conversations', { query })).toEqual([
    '/api/coaching/conversations?hidden=true',
  ]);
});
