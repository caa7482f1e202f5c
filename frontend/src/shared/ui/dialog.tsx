import { Suspense, useState } from 'react';
import { lazyPart } from '../lib/lazy-part';
import type { DialogProps } from './dialog-window';

export const dialogWindow = lazyPart<DialogProps>(() => import('./dialog-window'));

/** A dialog over everything else. Its code is loaded when the first one opens, or earlier. */
export function Dialog(props: DialogProps) {
  const [isWanted, setWanted] = useState(props.open);
  if (props.open && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <dialogWindow.Component {...props} />
    </Suspense>
  );
}
