import type { Appreciation } from '@anew/contracts/journal/views';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { latestAppreciationsQuery, newsQuery } from '#api/journal';
import { useNew } from '#shared/news/use-new';

/** Whether an element is in the window, and the ref of that element. */
function useOnScreen() {
  const [isOnScreen, setOnScreen] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setOnScreen(false);
    };
  }, []);
  return { isOnScreen, watch };
}

export interface FreshAppreciations {
  notes: readonly Appreciation[];
  /** Whether something else is new that is not among the latest appreciations. */
  hasMore: boolean;
  /** Ref of what shows them. They count as seen once it is in the window. */
  watch: (element: HTMLElement | null) => (() => void) | undefined;
}

/** What the partner has written that the person has not seen yet. It stays until the person leaves the screen. */
export function useFreshAppreciations(userId: string): FreshAppreciations {
  const { data: news } = useQuery(newsQuery);
  const { data: latest, isSuccess, isFetching } = useQuery(latestAppreciationsQuery);
  const { isOnScreen, watch } = useOnScreen();
  const partners = (latest ?? []).filter((note) => note.userId !== userId);
  const ids = partners.map(({ id }) => id);
  const isNew = useNew('appreciation', { isSuccess: isSuccess && isOnScreen, isFetching }, ids);
  return {
    notes: partners.filter(({ id }) => isNew.has(id)),
    hasMore: isSuccess && (news?.appreciations ?? []).some(({ id }) => !ids.includes(id)),
    watch,
  };
}
