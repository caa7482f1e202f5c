import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { RouterProvider } from 'react-router-dom';
import { afterPaint } from '#shared/lib/after-paint';
import { toastStore } from '#shared/ui/toast/toast-store';
import type { AppRouter } from './router';

function withoutThem() {
  toastStore.showNone();
  return { default: () => null };
}

/** Where its code cannot be loaded, the screen stays without it. A failure here would take the whole app away. */
const OverScreens = lazy<ComponentType>(() =>
  afterPaint()
    .then(() => import('./over-screens'))
    .catch(withoutThem),
);

/** Renders nothing at first, so that the first screen does not wait for the code of its children. */
function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(children, null);
}

interface AppProps {
  queryClient: QueryClient;
  router: AppRouter;
}

export function App({ queryClient, router }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Later>
        <Suspense fallback={null}>
          <OverScreens />
        </Suspense>
      </Later>
    </QueryClientProvider>
  );
}
