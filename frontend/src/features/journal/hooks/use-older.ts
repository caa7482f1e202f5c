import { startTransition, useState } from 'react';

const CHUNK = 20;

/** How many entries of a long list stand on the page: more when its end comes near, or on request. */
export function useOlder() {
  const [shown, setShown] = useState(CHUNK);
  const showMore = () => startTransition(() => setShown((before) => before + CHUNK));
  return { shown, showMore };
}
