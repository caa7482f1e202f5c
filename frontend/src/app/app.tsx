import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterPaint } from '../shared/lib/after-paint';
import { ProofDialog } from '../shared/proof/proof-dialog';
import { AppRoutes } from './router';

const Toaster = lazy(() => afterPaint().then(() => import('./toaster')));

/** Nothing at first: its code comes once the first screen stands. */
function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(children, null);
}

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
      <ProofDialog />
      <Later>
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      </Later>
    </QueryClientProvider>
  );
}
