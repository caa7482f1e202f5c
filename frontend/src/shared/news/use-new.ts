import type { TextArea } from '@anew/contracts/journal/views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { markSeen, newsQuery } from '#api/journal';

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isVisible = () => document.visibilityState === 'visible';

interface ListState {
  isSuccess: boolean;
  isFetching: boolean;
}

/**
 * Ids of the texts that are new to the person. They stay new until the person leaves the screen, although the server
 * is told that they have been seen: as soon as the list that shows them has been read and the tab is visible.
 * @param list the read of the list on this screen
 */
export function useNew(area: TextArea, { isSuccess, isFetching }: ListState): ReadonlySet<string> {
  const client = useQueryClient();
  const { data: news } = useQuery(newsQuery);
  const items = (area === 'journal' ? news?.entries : news?.appreciations) ?? [];
  const [isNew, setNew] = useState<ReadonlySet<string>>(new Set());
  if (items.some(({ id }) => !isNew.has(id))) setNew(new Set([...isNew, ...items.map(({ id }) => id)]));

  const isTabVisible = useSyncExternalStore(onVisibility, isVisible);
  const isShown = isSuccess && !isFetching && isTabVisible;
  const unseen = items.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (!isShown || unseen === '') return;
    // Without an answer the texts stay new, and the next visit tells the server again.
    const told = markSeen(area, unseen.split(' '));
    told.then(
      () => client.invalidateQueries({ queryKey: newsQuery.queryKey }),
      () => undefined,
    );
  }, [area, client, isShown, unseen]);

  return isNew;
}
