import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../lib/lazy-part';
import { proofStore } from './proof-store';

const proofWindow = lazyPart(() => import('./proof-window'));

/** Stands once in the app; shows nothing until something asks for proof. */
export function ProofDialog() {
  const isAsked = useSyncExternalStore(proofStore.subscribe, proofStore.isAsked);
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <proofWindow.Component />
    </Suspense>
  );
}
