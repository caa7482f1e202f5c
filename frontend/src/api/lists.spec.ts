import { beforeEach, describe, expect, it } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import { testQueryClient } from '#shared/testing/render';
import { loginUrl, providerProofUrl, signUpUrl } from './addresses';
import { itemsOf, onEachPage } from './items';
import { appreciationPages, entryPages, latestAppreciationsQuery, latestEntriesQuery } from './journal';
import { entriesPartPages } from './journal-parts';
import { keepReaction } from './keep-reaction';

const page = (...ids: string[]) => ({ items: ids.map((id) => ({ id, note: 'old' })), next: null });
const list = () => ({ pages: [page('1', '2'), page('3')], pageParams: ['first', 'second'] });

describe('a list that is read page by page', () => {
  it('is one list for whoever shows it', () => {
    expect(itemsOf(list()).map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('can change on each page, and knows the first', () => {
    const without = onEachPage(list(), (items, isFirst) => (isFirst ? [] : items));
    expect(itemsOf(without).map(({ id }) => id)).toEqual(['3']);
    expect(without.pageParams).toEqual(['first', 'second']);
  });

  it('reads few items first and many later', () => {
    const { getNextPageParam, initialPageParam, queryKey } = entryPages;
    expect(queryKey.join('/')).toBe(initialPageParam);
    const next = '/api/journal?limit=20&before=7';
    const following = getNextPageParam({ items: [], next }, [], '', []);
    const limitOf = (address: unknown) =>
      Number(new URL(String(address), 'http://localhost').searchParams.get('limit'));
    expect(limitOf(following)).toBeGreaterThan(limitOf(initialPageParam));
    expect(String(following)).toContain('before=7');
  });

  it('ends where there is no next page', () => {
    expect(entryPages.getNextPageParam({ items: [], next: null }, [], '', [])).toBeNull();
  });
});

describe('what was given back for a text', () => {
  let client: QueryClient;
  const fromPartner = entriesPartPages({ filter: 'theirs' });
  const GIVEN = { thanked: true } as never;

  beforeEach(() => {
    client = testQueryClient();
    for (const { queryKey } of [entryPages, fromPartner, appreciationPages])
      client.setQueryData(queryKey as never, list() as never);
    for (const { queryKey } of [latestEntriesQuery, latestAppreciationsQuery])
      client.setQueryData(queryKey as never, page('1', '2').items as never);
  });

  const marked = ({ queryKey }: { queryKey: readonly unknown[] }): string[] => {
    const data: unknown = client.getQueryData(queryKey);
    const items = Array.isArray(data) ? data : itemsOf(data as ReturnType<typeof list>);
    return (items as { id: string; thanked?: boolean }[])
      .filter(({ thanked }) => thanked)
      .map(({ id }) => id);
  };

  it.each([
    ['journal', [entryPages, fromPartner, latestEntriesQuery], [appreciationPages, latestAppreciationsQuery]],
    ['appreciation', [appreciationPages, latestAppreciationsQuery], [entryPages, latestEntriesQuery]],
  ] as const)('is in every list of its kind "%s", and in no other', async (kind, own, others) => {
    await keepReaction(client, { kind, id: '2' }, GIVEN);
    for (const query of own) expect(marked(query)).toEqual(['2']);
    for (const query of others) expect(marked(query)).toEqual([]);
  });

  it('makes no list of what nobody has read', async () => {
    client.clear();
    await keepReaction(client, { kind: 'journal', id: '2' }, GIVEN);
    expect(client.getQueryData(entryPages.queryKey)).toBeUndefined();
    expect(client.getQueryData(latestEntriesQuery.queryKey)).toBeUndefined();
  });

  it('stops a read that was on its way and would bring the old state back', async () => {
    let isStopped = false;
    const read = client
      .query({
        queryKey: latestEntriesQuery.queryKey,
        queryFn: ({ signal }) =>
          new Promise<never>((_, reject) => {
            signal.addEventListener('abort', () => {
              isStopped = true;
              reject(new Error('stopped'));
            });
          }),
        staleTime: 0,
        retry: false,
      })
      .catch(() => undefined);
    await keepReaction(client, { kind: 'journal', id: '1' }, GIVEN);
    await read;
    expect(isStopped).toBe(true);
    expect(marked(latestEntriesQuery)).toEqual(['1']);
  });
});

describe('the addresses of signing in', () => {
  it('come back to the screen that one was on', () => {
    expect(loginUrl('/journal?write=true')).toBe('/api/login?returnTo=%2Fjournal%3Fwrite%3Dtrue');
    expect(signUpUrl('/invite/k7m2x9qa')).toBe('/api/login?mode=signup&returnTo=%2Finvite%2Fk7m2x9qa');
    expect(providerProofUrl('/profile#a&b')).toBe(
      '/api/account/confirm/provider?returnTo=%2Fprofile%23a%26b',
    );
  });

  it('name no screen where that is the first one', () => {
    expect(loginUrl()).toBe('/api/login');
    expect(loginUrl('/')).toBe('/api/login');
    expect(signUpUrl()).toBe('/api/login?mode=signup');
  });
});
