import * as words from '@anew/words/controls';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from './button';
import layout from './layout.module.css';
import { Notice } from './notice';

/** How far below the window the end of a list may be when more of it is asked for. */
const AHEAD = '1600px';

/** A list that is read page by page, as `useInfiniteQuery` has it. */
export interface ListRead {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

interface ShowMoreProps {
  /** What the button says. */
  label: string;
  /** What stands in its place at the end of the list. */
  end: string;
  /** What is said when more of the list did not load. */
  failed: string;
  query: ListRead;
  /** Items that stand above it. */
  shown: number;
  /** Whether there are items that have been read and are not shown yet; otherwise the next page is read. */
  hasHidden?: boolean;
  onShow?: () => void;
}

/** Asks for more when the button comes near. After a failure only somebody who presses it does. */
function useNearness(isWaiting: boolean, shown: number, onNear: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const ask = useEffectEvent(onNear);

  useEffect(() => {
    if (!isWaiting || !button.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) ask();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [isWaiting, shown]);

  return button;
}

/** The focus that was on the button stays at the end of the list when the button goes. */
function useFocusAtEnd(end: RefObject<HTMLElement | null>, hasMore: boolean) {
  const isOnButton = useRef(false);

  useEffect(() => {
    if (hasMore) return;
    if (isOnButton.current) end.current?.focus({ preventScroll: true });
    isOnButton.current = false;
  }, [end, hasMore]);

  return (isOn: boolean) => {
    isOnButton.current = isOn;
  };
}

/** A list that has never had more than one page needs no word about its end. */
function useEver(hasMore: boolean): boolean {
  const [hadMore, setHadMore] = useState(hasMore);
  if (hasMore && !hadMore) setHadMore(true);
  return hadMore;
}

function Shown({ count }: { count: number }) {
  return (
    <p role="status" className="visually-hidden">
      {words.showing({ count })}
    </p>
  );
}

/** The end of a list that goes on: more of it comes by itself as one scrolls there, or when the button is pressed. */
export function ShowMore({ label, end, failed, query, shown, hasHidden = false, onShow }: ShowMoreProps) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const hasMore = hasHidden || hasNextPage;
  const hadMore = useEver(hasMore);

  function showMore() {
    onShow?.();
    if (!hasHidden) void fetchNextPage();
  }

  const isWaiting = hasHidden || (hasNextPage && !isFetching && !isFetchNextPageError);
  const button = useNearness(isWaiting, shown, showMore);
  const atEnd = useRef<HTMLParagraphElement>(null);
  const noteFocus = useFocusAtEnd(atEnd, hasMore);
  if (!hadMore) return null;
  return (
    <>
      {isFetchNextPageError && <Notice tone="danger">{failed}</Notice>}
      {hasMore ? (
        <Button
          ref={button}
          variant="secondary"
          pending={isFetchingNextPage}
          pendingLabel={words.loadingMore()}
          onClick={showMore}
          onFocus={() => noteFocus(true)}
          onBlur={() => noteFocus(false)}
        >
          {label}
        </Button>
      ) : (
        <p ref={atEnd} tabIndex={-1} className={layout.muted}>
          {end}
        </p>
      )}
      <Shown count={shown} />
    </>
  );
}
