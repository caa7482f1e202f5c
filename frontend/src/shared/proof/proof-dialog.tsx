import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../lib/lazy-part';
import { proofStore } from './proof-store';

const WINDOWS = {
  account: lazyPart(() => import('./proof-window')),
  address: lazyPart(() => import('./address-window')),
};

/** Stands once in the app, and shows nothing until an action needs proof. */
export function ProofDialog() {
  const kind = useSyncExternalStore(proofStore.subscribe, proofStore.asked);
  if (kind === null) return null;
  const Window = WINDOWS[kind].Component;
  return (
    <Suspense fallback={null}>
      <Window />
    </Suspense>
  );
}
