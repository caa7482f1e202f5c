import type { TextKind } from '@anew/contracts/journal/views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { newsQuery } from '#api/journal';
import { markSeen } from '#api/reaction-calls';
import { useVisible } from '../lib/use-visible';

interface ListState {
  isSuccess: boolean;
  isFetching: boolean;
}

/**
 * Ids of the texts that are new to the person. They stay new until the person leaves the screen, although the server
 * is told that they have been seen: as soon as the list that shows them has been read and the tab is visible.
 * @param list the read of the list on this screen
 * @param shown ids of the texts that the screen shows, unless it leads to all of them
 */
export function useNew(
  kind: TextKind,
  { isSuccess, isFetching }: ListState,
  shown?: readonly string[],
): ReadonlySet<string> {
  const client = useQueryClient();
  const { data: news } = useQuery(newsQuery);
  const all = (kind === 'journal' ? news?.entries : news?.appreciations) ?? [];
  const items = shown ? all.filter(({ id }) => shown.includes(id)) : all;
  const [isNew, setNew] = useState<ReadonlySet<string>>(new Set());
  if (items.some(({ id }) => !isNew.has(id))) setNew(new Set([...isNew, ...items.map(({ id }) => id)]));

  const isTabVisible = useVisible();
  const isShown = isSuccess && !isFetching && isTabVisible;
  const unseen = items.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (!isShown || unseen === '') return;
    // Without an answer the texts stay new, and the next visit tells the server again.
    const told = markSeen(kind, unseen.split(' '));
    told.then(
      () => client.invalidateQueries({ queryKey: newsQuery.queryKey }),
      () => undefined,
    );
  }, [kind, client, isShown, unseen]);

  return isNew;
}
